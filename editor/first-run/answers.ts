/** What the first run asks: each answer is checked by the schema of the field that it becomes, on the page and in a file alike. */
import parsePhoneNumber, { type CountryCode } from "libphonenumber-js";
import * as v from "valibot";
import { legalSchema } from "#app/content/schemas/agency.ts";
import { brandSchema } from "#app/content/schemas/brand.ts";
import { themes } from "#app/content/schemas/colours.ts";
import { colour, name, shortText } from "#app/content/schemas/common.ts";
import { services } from "#app/domain/services.ts";
import { type Region, regions, townLabel, townsNamed, widerRegions } from "./places.ts";

const brand = brandSchema.entries;
const { address, openingHours } = {
  address: brand.address.entries,
  openingHours: brand.openingHours.entries,
};

/** A value of a field that the file may leave out. */
const legal = legalSchema.entries;
const present = <S extends v.GenericSchema>(schema: v.NullableSchema<S, undefined>): S => schema.wrapped;

const origin = v.pipe(
  v.string(),
  v.transform(
    (text) =>
      `https://${text
        .trim()
        .toLowerCase()
        .replace(/^https?:\/\//, "")
        .replace(/\/.*$/, "")}`,
  ),
  v.check((text) => v.is(brand.origin, text), "expected the site's domain, as www.example.com"),
);

/** Somebody with their role, and what it is called in English: "Joris Baltimor, Graphiste / Designer". */
const person = v.pipe(
  v.string(),
  v.regex(/^[^,]*[^,\s][^,]*,.*\S/, "expected a name, a comma and a role"),
  v.transform((text) => {
    const [own = "", ...role] = text.split(",");
    const [french = "", english = french] = role.join(",").split(/\s+\/\s+/);
    return { name: own.trim(), role: french.trim(), roleEnglish: english.trim() };
  }),
  v.strictObject({ name, role: name, roleEnglish: name }),
);

/** A rate of a place, or the day of a holiday, are the place's: they are asked nowhere. */
export const answerFields = {
  name: brand.name,
  domain: origin,
  phone: v.string(),
  email: brand.emails.entries.hello,
  founder: name,
  street: address.street,
  town: shortText(60),
  colour,
  services: v.pipe(
    v.optional(v.array(v.picklist(services)), [...services]),
    v.transform((chosen) => services.filter((service) => chosen.includes(service))),
  ),
  team: v.optional(v.array(person), []),
  // What follows from the others unless it is answered.
  legalName: v.optional(brand.legalName),
  requestsEmail: v.optional(brand.emails.entries.projects),
  chat: v.optional(v.string()),
  tagline: v.optional(brand.tagline.entries["fr-fr"]),
  taglineEnglish: v.optional(brand.tagline.entries["en-en"]),
  founded: v.optional(brand.founded),
  postalCode: v.optional(address.postalCode),
  region: v.optional(v.picklist(Object.keys(regions))),
  clients: v.optional(v.picklist(Object.keys(widerRegions))),
  radius: v.optional(
    v.pipe(v.number(), v.minValue(1, "expected at least 1"), v.maxValue(20_000, "expected at most 20000")),
  ),
  opens: v.optional(openingHours.opens, "09:00"),
  closes: v.optional(openingHours.closes, "18:00"),
  theme: v.optional(v.picklist(themes), "dark"),
  siret: v.optional(present(legal.siret)),
  register: v.optional(present(legal.register)),
  vatNumber: v.optional(present(legal.vatNumber)),
  capital: v.optional(present(legal.capital)),
  host: v.optional(present(legal.host)),
  mediator: v.optional(present(legal.mediator)),
  /** The path of a file, in a file of answers; the page uploads it. */
  logo: v.optional(v.string()),
};

const schema = v.strictObject(answerFields);
export type AnswerName = keyof typeof answerFields;
type Given = v.InferOutput<typeof schema>;

/** With what follows from them. */
export type Answers = Given & {
  readonly place: Region & { readonly key: string };
  readonly city: string;
  readonly code: string;
  readonly location: readonly [latitude: number, longitude: number];
};

export type AnswerProblem = { readonly name: string; readonly message: string };

/** A number as it is shown; `590690123456`, which a chat service takes, is one too. */
function phoneOf(text: string, country: string): string | null {
  const parsed = [text, `+${text}`].map((one) => parsePhoneNumber(one, country as CountryCode));
  return parsed.find((one) => one?.isPossible())?.formatInternational() ?? null;
}

/** What is empty is not answered. */
const answered = (given: object): object =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== "" && value !== null && value !== undefined),
  );

export function readAnswers(
  input: unknown,
):
  | { readonly answers: Answers; readonly problems: readonly [] }
  | { readonly answers: null; readonly problems: readonly AnswerProblem[] } {
  const given = answered(typeof input === "object" && input !== null ? input : {});
  const { output, issues = [], success } = v.safeParse(schema, given);
  const problems: AnswerProblem[] = issues.map(({ message, path = [], received, expected }) => ({
    name: path.map(({ key }) => String(key)).join("."),
    message:
      received === "undefined"
        ? "expected this field"
        : expected === "never"
          ? "expected no such field"
          : message,
  }));
  const named =
    "town" in given ? townsNamed(String(given.town), "region" in given ? given.region : null) : [];
  const town = named.length === 1 ? named[0] : undefined;
  const key = town?.region ?? ("region" in given ? String(given.region) : "");
  const place = regions[key];
  const code = "postalCode" in given ? String(given.postalCode) : town?.postalCode;
  if ("town" in given && place === undefined)
    problems.push(
      named.length > 1
        ? { name: "town", message: `expected one of ${named.map(townLabel).join(", ")}` }
        : { name: "region", message: "expected this field" },
    );
  if ("town" in given && place !== undefined && code === undefined)
    problems.push({ name: "postalCode", message: "expected this field" });
  const [phone = null, chat = null] = (["phone", "chat"] as const).map((name) => {
    if (!(name in given) || place === undefined) return null;
    const number = phoneOf(String(given[name as keyof typeof given]), place.country);
    if (number === null)
      problems.push({ name, message: "expected a telephone number, as 0690 12 34 56 or +33 1 23 45 67 89" });
    return number;
  });
  if (success && output.opens >= output.closes)
    problems.push({ name: "closes", message: `expected an hour after ${output.opens}` });
  if (success && (output.founded ?? 0) > new Date().getFullYear())
    problems.push({ name: "founded", message: "expected a year that has begun" });
  if (!success || problems.length > 0 || place === undefined || code === undefined || phone === null)
    return { answers: null, problems };
  return {
    answers: {
      ...output,
      ...{ phone, chat: chat?.replace(/\D/g, "") },
      ...{ code, city: town?.name ?? output.town, location: town?.location ?? place.center },
      place: { ...place, key },
    },
    problems: [],
  };
}
