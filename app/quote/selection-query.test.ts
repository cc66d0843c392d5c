import fc from "fast-check";
import { expect, test } from "vitest";
import { optionKeys, packKeys, paymentMonthChoices, projectTypes } from "#app/domain/catalogue.ts";
import { fixtureRules as rules } from "#app/domain/pricing-rules.fixture.ts";
import { quote } from "#app/domain/quote.ts";
import {
  configurationQuery,
  maxOptions,
  nothingSelected,
  queryOf,
  readSelection,
  selectionWithPlaceholders,
  withOption,
  withSelection,
} from "./selection-query.ts";

const read = (query: string) => readSelection(new URLSearchParams(query));

test("a selection is one short, readable address, options in the catalogue's order", () => {
  const selection = {
    projectType: "vitrine",
    paymentMonths: "24",
    pack: "advanced",
    options: ["pwa", "dark_mode"],
  };
  expect(queryOf(selection)).toBe("?type=vitrine&duration=24&pack=advanced&options=dark_mode,pwa");
  expect(queryOf({ ...selection, paymentMonths: "13", options: ["pwa", "x&y", "pwa"] })).toBe(
    "?type=vitrine&pack=advanced&options=pwa",
  );
  expect(queryOf(nothingSelected)).toBe("");
});

test("a plain form's repeated fields and one list are the same options", () => {
  const repeated = read("?pack=start&options=pwa&options=dark_mode&options=&q=");
  expect(repeated.options).toEqual(["pwa", "dark_mode"]);
  expect(queryOf(repeated)).toBe(queryOf(read("?pack=start&options=dark_mode,,pwa,")));
});

test("a file in the place of a field is nothing", () => {
  const form = new FormData();
  form.set("pack", new File(["x"], "pack"));
  form.set("options", new File(["x"], "options"));
  expect(readSelection(form)).toEqual(nothingSelected);
});

/** Anything that an address may hold, mostly what belongs there. */
const anySelection = fc.record({
  projectType: fc.constantFrom(...projectTypes, "", "&", "constructor"),
  paymentMonths: fc.constantFrom(...paymentMonthChoices.map(String), "", "012"),
  pack: fc.constantFrom(...packKeys, "", "Pro"),
  options: fc.array(fc.oneof(fc.constantFrom(...optionKeys), fc.string({ maxLength: 5 }))),
  place: fc.constantFrom(...Object.keys(rules.vat.perMille), "", "constructor", "<b>"),
});

test("an address brings back what it was made of, at the same price", () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const query = queryOf(selection);
      expect(queryOf(read(query))).toBe(query);
      expect(query).not.toMatch(/[^\w?=&,.-]/);
      const { valid, vat, quote: priced } = quote(rules, selection);
      expect(quote(rules, read(query))).toMatchObject({ valid, vat, quote: priced });
    }),
  );
});

test("a selection takes the place of the one in a query, and leaves the rest as it stands", () => {
  const selection = queryOf({ ...nothingSelected, pack: "start", options: ["pwa"] });
  expect(withSelection("", selection, "")).toBe("?pack=start&options=pwa");
  expect(
    withSelection(
      "?utm_source=a%C3%A9&options=dark_mode&options=pwa&q=x&add=pwa&request=open",
      selection,
      "",
    ),
  ).toBe("?pack=start&options=pwa&utm_source=a%C3%A9");
  expect(withSelection("?q=x&pack=pro", selection, "é")).toBe("?pack=start&options=pwa&q=%C3%A9");
  expect(withSelection("?type=vitrine", queryOf(nothingSelected), "")).toBe("");
  fc.assert(
    fc.property(anySelection, fc.webQueryParameters(), fc.string(), (each, others, searched) => {
      const query = queryOf(each);
      const search = withSelection(`?${others}`, query, searched);
      expect(queryOf(read(search))).toBe(query);
      expect(withSelection(search, query, searched)).toBe(search);
    }),
  );
});

test("an option is added with what it needs, unless the pack brings that", () => {
  const start = { ...nothingSelected, pack: "start", options: ["pwa"] };
  expect(withOption(rules, start, "menu_mega").options).toEqual(["multipage_site", "menu_mega", "pwa"]);
  expect(withOption(rules, { ...start, pack: "advanced" }, "menu_mega").options).toEqual([
    "menu_mega",
    "pwa",
  ]);
});

test("an option takes the place of another of its family", () => {
  const silver = { ...nothingSelected, pack: "start", options: ["maintenance_silver", "pwa"] };
  expect(withOption(rules, silver, "maintenance_gold").options).toEqual(["maintenance_gold", "pwa"]);
  expect(withOption(rules, silver, "nonsense")).toBe(silver);
  expect(withOption(rules, silver, null)).toBe(silver);
});

test("what is added so is accepted, whatever stood there, but for what the pack itself excludes", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...packKeys),
      fc.subarray([...optionKeys]),
      fc.constantFrom(...optionKeys),
      (pack, options, key) => {
        const before = {
          ...nothingSelected,
          pack,
          options: quote(rules, { ...nothingSelected, pack, options }).valid.options,
        };
        const { valid, refusals } = quote(rules, withOption(rules, before, key));
        const { includes } = rules.packs[pack];
        const byPack = refusals.some((refusal) => refusal.code === "optionExcluded" && refusal.inPack);
        expect(byPack || includes.includes(key) || valid.options.includes(key)).toBe(true);
      },
    ),
  );
});

test("a canonical address is priced and refused like the address that was requested, and is its own canonical form", () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const one = selectionWithPlaceholders(rules, selection);
      expect(quote(rules, one)).toEqual(quote(rules, selection));
      expect(selectionWithPlaceholders(rules, one)).toEqual(one);
    }),
  );
});

test("what stands for an unknown value is known nowhere", () => {
  const unknown = selectionWithPlaceholders(rules, read("?type=zq&duration=1&pack=zq&options=zq&place=zq"));
  expect(quote(rules, unknown).refusals).toEqual([{ code: "unknown", count: 5 }]);
  expect(queryOf(unknown)).toBe("");
});

test("the query of a page holds what it reads of it and nothing else", () => {
  const one = (query: string) => configurationQuery(rules, new URLSearchParams(query));
  expect(one("utm=1&options=pwa&pack=start&options=dark_mode,pwa&type=zq&q=")).toBe(
    "type=unknown&pack=start&options=dark_mode%2Cpwa",
  );
  expect(one("options=zq,zq,zr&request=zq&q=%20chat")).toBe(
    "options=unknown-1%2Cunknown-2&q=+chat&request=open",
  );
  expect(one("request=sent")).toBe("request=sent");
  expect(one("add=zq&options=,&q=")).toBe("");
  expect(one(`q=${"x".repeat(1000)}`)).toBe(`q=${"x".repeat(60)}`);
  expect(one(`options=${"x,".repeat(maxOptions)}`)).toBe("options=unknown-1");
  expect(one(`options=${"x,".repeat(maxOptions + 1)}`)).toBeNull();
});
