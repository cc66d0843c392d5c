import { type ActionFunctionArgs, data } from "react-router";
import { pathOf } from "#app/site/pages.ts";
import {
  auditFields,
  type ContactErrors,
  type ContactValues,
  contactFields,
  parseContact,
} from "../contact.ts";
import { type FormRefusal, hiddenFields } from "../hidden-fields.ts";
import { thankYouTarget } from "../redirect-target.ts";
import { answerTo, readPost, textOf, textsOf } from "../request-action.server.ts";
import { requestServices } from "../request-services.ts";

/** A refused form, with everything that was typed. */
export type ContactRefused = {
  readonly values: ContactValues;
  readonly errors: ContactErrors;
  readonly refusal: FormRefusal | null;
  readonly formKey: string;
  readonly visit: string;
};

/** Takes a contact request: 303 once it is stored, else the form again with 422, 429 or 503. */
export async function action(args: ActionFunctionArgs) {
  const { form, locale, formKey, visit, sending, secure, minimal } = await readPost(args);
  const values: ContactValues = textsOf(form, form.has("site") ? auditFields : contactFields);
  const refuse = (status: number, refused: Partial<ContactRefused>, headers: HeadersInit = {}) =>
    data({ values, errors: {}, refusal: null, formKey, visit, ...refused } satisfies ContactRefused, {
      status,
      headers,
    });

  const parsed = parseContact(values);
  if (!parsed.ok) return refuse(422, { errors: parsed.errors });

  const { intake } = args.context.get(requestServices);
  const outcome = await intake.submit({ ...sending, ...parsed.value });
  const target = thankYouTarget(textOf(form, hiddenFields.redirect)) ?? pathOf("thankYou", locale);
  return answerTo(outcome, { target, secure, minimal }, (status, refusal, headers) =>
    refuse(status, { refusal }, headers),
  );
}
