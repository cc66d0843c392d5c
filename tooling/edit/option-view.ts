/** The form that adds an option to its category, as HTML. */
import { html, raw } from "hono/html";
import { priceKinds } from "#app/content/schemas/catalogue.ts";
import { locales } from "#app/i18n/locales.ts";
import type { Context, Html } from "./field-view.ts";
import { fieldLabel } from "./field-view.ts";
import type { Section } from "./sections.ts";
import { languageNames, words } from "./words.ts";

/** Whether a section is a category of options. */
export const isCategory = ({ id }: Section): boolean => id.startsWith("catalogue/options/");

export function optionForm(section: Section, context: Context): Html {
  const t = words[context.locale];
  const choose = html`<option value="">${t.choose}</option>`;
  return html`<details class="new-option"><summary>${t.newOption}</summary>
    <form class="new-project" id="new-option" data-section="${section.id}">
    ${locales.map((locale) => html`<label>${t.optionName} (${languageNames[locale]}) <input type="text" name="${locale}" maxlength="60" required autocomplete="off" lang="${raw(locale.slice(0, 2))}"></label>`)}
    <label>${t.optionPrice} <select name="kind" required>${choose}${priceKinds.map((kind) => html`<option value="${kind}">${fieldLabel(kind, context)}</option>`)}</select></label>
    <label>${t.optionAmount} <input type="text" name="amount" inputmode="decimal" autocomplete="off"></label>
    <label>${t.optionContract} <select name="contract" required>${choose}<option value="no">${t.no}</option><option value="yes">${t.yes}</option></select></label>
    <button class="main">${t.newProjectButton}</button><p class="problem" role="alert"></p></form></details>`;
}
