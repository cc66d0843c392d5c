import {
  availableOptions,
  type OptionKey,
  optionKeys,
  type PricingRules,
  packKeys,
  paymentMonthChoices,
  projectTypes,
} from "#app/domain/catalogue.ts";
import type { Selection, ValidSelection } from "#app/domain/selection.ts";

/** The query parameters of a selection, and the names of the form's fields. */
export const selectionFields = {
  type: "type",
  paymentMonths: "duration",
  pack: "pack",
  options: "options",
  place: "place",
} as const;

export const configuratorFormId = "configurator";

/** The parameter that adds an option with all that it needs, and removes what these exclude. */
export const addParameter = "add";
export const searchParameter = "q";
/** Shows the request form, or that the request was sent, without script. */
export const requestParameter = "request";
export const requestStates = { open: "open", sent: "sent" } as const;

export const nothingSelected: Selection = {
  projectType: "",
  paymentMonths: "",
  pack: "",
  options: [],
  place: "",
};

type Fields = { get(name: string): unknown; getAll(name: string): readonly unknown[] };

/** Reads an unvalidated selection. Options are repeated fields or one list with commas. */
export function readSelection(fields: Fields): Selection {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    projectType: text(selectionFields.type),
    paymentMonths: text(selectionFields.paymentMonths),
    pack: text(selectionFields.pack),
    options: fields
      .getAll(selectionFields.options)
      .flatMap((value) => (typeof value === "string" ? value.split(",") : []))
      .filter((value) => value !== ""),
    place: text(selectionFields.place),
  };
}

/** The places are content: what has the form of a key may be one. */
const placeKey = /^[A-Za-z]{1,40}$/;

/** Replaces an unknown value. Options are numbered, so that they are counted. */
const placeholder = "unknown";

/** Without unknown values, options in the catalogue's order: equal selections have equal addresses. */
export function knownSelection(selection: Selection | ValidSelection): Selection {
  const place = selection.place ?? "";
  const among = (values: readonly (string | number)[], value: string | number | null) =>
    values.some((each) => String(each) === String(value)) ? String(value) : "";
  return {
    projectType: among(projectTypes, selection.projectType),
    paymentMonths: among(paymentMonthChoices, selection.paymentMonths),
    pack: among(packKeys, selection.pack),
    options: optionKeys.filter((key) => selection.options.includes(key)),
    place: placeKey.test(place) && place !== placeholder ? place : "",
  };
}

export const maxOptions = optionKeys.length;

/** The selection in catalogue order, with placeholders for unknown values: prices and refusals stay the same. */
export function selectionWithPlaceholders(rules: PricingRules, selection: Selection): Selection {
  const { place = "" } = selection;
  const valid = knownSelection(selection);
  const single = (given: string, value: string) => (given === "" || value !== "" ? value : placeholder);
  const unknown = new Set(selection.options.filter((value) => value !== "")).size - valid.options.length;
  return {
    projectType: single(selection.projectType, valid.projectType),
    paymentMonths: single(selection.paymentMonths, valid.paymentMonths),
    pack: single(selection.pack, valid.pack),
    options: [
      ...valid.options,
      ...Array.from({ length: unknown }, (_, index) => `${placeholder}-${index + 1}`),
    ],
    place: single(place, Object.keys(rules.vat.perMille).find((key) => key === place) ?? ""),
  };
}

/** The maximum length of a search, in UTF-16 units. */
const maxSearchLength = 60;

/** The canonical query of a configuration. Empty if nothing is chosen; null if it has more options than exist. */
export function configurationQuery(rules: PricingRules, query: URLSearchParams): string | null {
  const asked = readSelection(query);
  if (asked.options.length > maxOptions) return null;
  const selection = selectionWithPlaceholders(rules, withOption(rules, asked, query.get(addParameter)));
  const request = query.get(requestParameter);
  const { open, sent } = requestStates;
  const pairs = [
    ...selectionPairs(selection),
    [searchParameter, (query.get(searchParameter) ?? "").slice(0, maxSearchLength)],
    [requestParameter, request === null || request === sent ? (request ?? "") : open],
  ].filter(([, value]) => value !== "");
  return new URLSearchParams(pairs as [string, string][]).toString();
}

/** The fields of a selection with their values, which may be empty. */
export const selectionPairs = (selection: Selection): readonly (readonly [name: string, value: string])[] => [
  [selectionFields.type, selection.projectType],
  [selectionFields.paymentMonths, selection.paymentMonths],
  [selectionFields.pack, selection.pack],
  [selectionFields.options, selection.options.join(",")],
  [selectionFields.place, selection.place ?? ""],
];

/** The query of a selection with its question mark; empty if nothing is chosen. */
export function queryOf(selection: Selection | ValidSelection): string {
  const pairs = selectionPairs(knownSelection(selection)).filter(([, value]) => value !== "");
  // Keys and values need no escaping, and URLSearchParams would escape the commas.
  return pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.join("=")).join("&")}`;
}

const ownFields: readonly string[] = [
  ...Object.values(selectionFields),
  addParameter,
  searchParameter,
  requestParameter,
];

/** Replaces the selection in `search` and what is searched among the options, and keeps other parameters. */
export function withSelection(search: string, selectionQuery: string, searched: string): string {
  const others = new URLSearchParams(search);
  for (const field of ownFields) others.delete(field);
  if (searched !== "") others.set(searchParameter, searched);
  const query = [selectionQuery.slice(1), others.toString()].filter((part) => part !== "").join("&");
  return query && `?${query}`;
}

/** Adds an option with what it needs, and removes what these exclude. An unknown key changes nothing. */
export function withOption(rules: PricingRules, selection: Selection, key: string | null): Selection {
  const wanted = availableOptions(rules).find((option) => option === key);
  if (wanted === undefined) return selection;
  const pack = packKeys.find((each) => each === selection.pack);
  const included = pack === undefined ? [] : rules.packs[pack].includes;
  const added = withNeeds(rules, wanted).filter((option) => !included.includes(option));
  const families = new Set(added.map((option) => rules.options[option].family ?? option));
  const remaining = optionKeys.filter(
    (option) => selection.options.includes(option) && !families.has(rules.options[option].family ?? option),
  );
  return knownSelection({ ...selection, options: [...remaining, ...added] });
}

function withNeeds(rules: PricingRules, key: OptionKey): readonly OptionKey[] {
  return [key, ...(rules.options[key].needs ?? []).flatMap((need) => withNeeds(rules, need))];
}

export const requestDialogId = "quote-request";
