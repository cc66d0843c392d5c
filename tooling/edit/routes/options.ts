/** Adds an option to the catalogue: a block in the file of its category, whose other texts have to be filled in. */
import type { Hono } from "hono";
import * as v from "valibot";
import { priceKinds } from "#app/content/schemas/catalogue.ts";
import { parseEuros } from "#app/domain/money-input.ts";
import { locales } from "#app/i18n/locales.ts";
import type { Editor } from "../editor.ts";
import { idOf } from "../field-view.ts";
import { isCategory } from "../option-view.ts";
import { fileOf } from "../sections.ts";
import { slugOf } from "../slug.ts";
import { words } from "../words.ts";

const formSchema = v.strictObject({
  section: v.string(),
  names: v.record(v.picklist(locales), v.pipe(v.string(), v.trim())),
  kind: v.picklist(priceKinds),
  amount: v.string(),
  contract: v.picklist(["yes", "no"]),
});

export function optionRoutes(app: Hono, editor: Editor): void {
  const { drafts } = editor;

  app.post("/option", async (request) => {
    const { output, success } = v.safeParse(formSchema, await request.req.json().catch(() => null));
    const section = success ? editor.sectionNamed(output.section) : undefined;
    if (!success || section === undefined || !isCategory(section)) return request.json({}, 400);
    const t = words[editor.localeOf(request)];
    const key = slugOf(output.names["en-en"] ?? "").replaceAll("-", "_");
    if (key === "" || locales.some((locale) => (output.names[locale] ?? "") === ""))
      return request.json({ problem: t.noOptionName }, 422);
    const cents = parseEuros(output.amount);
    if (cents === null && output.kind !== "onQuote") return request.json({ problem: t.noAmount }, 422);
    const taken = [
      ...editor
        .sections()
        .filter(isCategory)
        .map((category) => fileOf(category, null)),
      "content/catalogue/packs.yaml",
    ];
    if (taken.some((file) => drafts.valueOf(file, [key]) !== undefined))
      return request.json({ problem: t.sameOption }, 422);
    const empty = () => Object.fromEntries(locales.map((locale) => [locale, ""]));
    drafts.asOneStep(() => {
      drafts.set(fileOf(section, null), [key], undefined, {
        price:
          output.kind === "onQuote"
            ? { kind: output.kind }
            : { kind: output.kind, amount: (cents ?? 0) / 100 },
        contract: output.contract === "yes",
        name: output.names,
        description: empty(),
        searchWords: empty(),
      });
    });
    const address = `/?at=${section.id}#row-${idOf(section.id, [`${key}.description`])}`;
    return request.json({ ...editor.state(request), address });
  });
}
