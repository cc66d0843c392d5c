/** What a visitor does in the contact form. */
import { expect } from "#testing/browser/site.ts";
import { contactValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { fieldOf, readContact, submitButton } from "../../contact-form.ts";
import { choice } from "../../pricing-form.ts";
import { leaveAndReturn, type Place, settle, type Visitor } from "./visitor.ts";

async function type(visitor: Visitor): Promise<void> {
  const { name, company, email, phone, message } = contactValues(`${visitor.next(1000)}@visitor.example`);
  const [field, value] = visitor.pick(Object.entries({ name, company, email, phone, message }));
  const control = fieldOf(visitor.page, field as "name");
  // The focus starts the hydration, which may render a field anew between the two halves of `fill`.
  await control.focus();
  await settle(visitor.page);
  await control.fill(value);
  visitor.contact = { ...visitor.contact, [field]: value };
}

export const contactForm: Place = {
  path: routes.contact["fr-fr"],
  steps: [
    { name: "type", weight: 5, act: type },
    {
      name: "choose a project",
      weight: 2,
      async act(visitor) {
        const project = visitor.pick(["website", "ecommerce", "branding", "other"]);
        const control = choice(visitor.page, "project", project);
        await visitor.page.locator("label").filter({ has: control }).click();
        visitor.contact = { ...visitor.contact, project };
      },
    },
    {
      name: "choose a budget",
      weight: 1,
      async act(visitor) {
        const budget = visitor.pick(["", "15000-100000"]);
        await fieldOf(visitor.page, "budget").selectOption(budget);
        visitor.contact = { ...visitor.contact, budget };
      },
    },
    {
      name: "send without a name",
      weight: 2,
      async act(visitor) {
        await fieldOf(visitor.page, "name").fill("");
        visitor.contact = { ...visitor.contact, name: "" };
        await submitButton(visitor.page).click();
        await expect(visitor.page.locator("[data-error-summary]")).toBeVisible();
      },
    },
    {
      name: "type, leave and return",
      weight: 2,
      async act(visitor) {
        // Chromium asks whether to post such a form again.
        if (visitor.isPosted()) return;
        await type(visitor);
        await leaveAndReturn(visitor, routes.pricing["fr-fr"]);
      },
    },
  ],
  expectPage: ({ page, contact }) =>
    expect(async () => expect(await readContact(page)).toMatchObject(contact)).toPass({
      timeout: 10_000,
      intervals: [20, 50, 100, 250],
    }),
};
