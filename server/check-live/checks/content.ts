import { type Area, type Check, type Context, failed, ok, unknown, warning } from "../check.ts";
import type { SiteContent } from "../content.ts";
import { isSampleHost } from "../hosts.ts";
import { describeRemnants } from "../remnants/remnants.ts";

/** Fails if files below `path` are marked as samples. */
function samplesIn({ content }: Context, path: string) {
  const left = content.samples.filter(({ file }) => file.startsWith(path));
  if (left.length === 0) return ok;
  const named = left.map(({ file, parts }) =>
    [file.slice(path.length), parts.join(", ")].filter((text) => text !== "").join(": "),
  );
  return failed(`Still marked "sample": ${named.filter((text) => text !== "").join("; ") || "all of it"}.`);
}

const replace = (id: string, path: string, todo: string, area: Area = "content"): Check => ({
  id,
  area,
  todo: `${todo} \`${path}\``,
  check: (context) => samplesIn(context, path),
});

/** The ranges that ARCEP reserves for fiction, after +33. */
const fictionalPhone = /^\+?33(19900|26191|35301|46571|53649|63998)\d{4}$/;
const isFictional = (number: string): boolean => fictionalPhone.test(number.replace(/[^+\d]/g, ""));

function sampleAddresses({ origin, emails, social }: SiteContent["identity"]): readonly string[] {
  return [
    ...[origin].filter((url) => isSampleHost(new URL(url).hostname)),
    ...Object.values(emails).filter((email) => isSampleHost(email.slice(email.lastIndexOf("@") + 1))),
    // The host is a real network; the profile is the sample.
    ...social.map(({ url }) => url).filter((url) => /[._-]example\b/.test(url)),
  ];
}

const identityChecks: readonly Check[] = [
  replace(
    "identity",
    "content/brand.yaml",
    "Put your own name, domain, phone, e-mail, chat, address, founder and social profiles into",
    "identity",
  ),
  replace(
    "place",
    "content/place.yaml",
    "Put your own city, territories, time zone and places of VAT into",
    "identity",
  ),
  {
    id: "phone",
    area: "identity",
    todo: "Give a phone and a chat number that are yours in `content/brand.yaml`",
    check({ content: { identity } }) {
      const { phone, chat } = identity;
      const numbers = { phone: phone.display, "phone link": phone.link, chat: chat.number };
      const fictional = Object.entries(numbers).filter(([, number]) => isFictional(number));
      if (fictional.length === 0) return ok;
      const named = fictional.map(([name, number]) => `${name} ${number}`).join(", ");
      return failed(`From the range reserved for fiction: ${named}.`);
    },
  },
  {
    id: "addresses",
    area: "identity",
    todo: "Leave no `.example` in the addresses of `content/brand.yaml`",
    check({ content: { identity } }) {
      const samples = sampleAddresses(identity);
      return samples.length === 0 ? ok : failed(`Samples: ${samples.join(", ")}.`);
    },
  },
];

export const contentChecks: readonly Check[] = [
  ...identityChecks,
  replace("portfolio", "content/portfolio/", "Show your own case studies, with their pictures, in"),
  replace("testimonials", "content/testimonials.yaml", "Quote your own clients in"),
  replace(
    "bank",
    "content/bank.yaml",
    "Name the account that deposits are paid to, its holder exactly as the bank has it, in",
  ),
  replace("team", "content/team.yaml", "Introduce your own team in"),
  replace("videos", "content/videos/", "Show your own videos, with their playback ids, in"),
  replace("blog", "content/blog.yaml", "Give your own advice in"),
  replace("offers", "content/offers.yaml", "Say what your own offers hold in"),
  replace("questions", "content/faq/", "Say who owns, hosts and keeps a site, as your contract does, in"),
  replace(
    "shared",
    "content/shared-texts.yaml",
    "Say what your own contract says of warranty and payment in",
  ),
  replace("promises", "content/figures.yaml", "Promise only lead times and durations that you keep in"),
  replace("agency", "content/agency.yaml", "Tell your own history, values and method in"),
  replace("services", "content/services.yaml", "Say what your own services hold in"),
  replace(
    "rate",
    "content/conversion-rates.yaml",
    "Give your own conversion rate, how it is known, and a result of your work in",
  ),
  replace(
    "catalogue",
    "content/catalogue/",
    "Set your own option prices, packs, discounts, deposit and validity in",
  ),
  {
    id: "empty",
    area: "content",
    todo: "Fill in what pages leave out while it is empty, where you have it to show",
    check: ({ content: { empty } }) => (empty.length === 0 ? ok : warning(`Empty: ${empty.join(", ")}.`)),
  },
  {
    id: "remnants",
    area: "content",
    todo: "Leave no name, figure, place or picture of the sample agency in what is built",
    check({ content: { samples }, probes }) {
      const remnants = probes.remnants(samples);
      if (remnants === null) return unknown("There are no built pages to search: run npm run build.");
      const left = remnants.filter(({ mayBeMeant }) => !mayBeMeant);
      if (left.length > 0) return failed(`Found: ${describeRemnants(left)}.`);
      if (remnants.length === 0) return ok;
      return warning(`Is it meant? ${describeRemnants(remnants)}.`);
    },
  },
  replace("ranges", "content/price-ranges.yaml", "Give search engines your own price ranges in"),
];
