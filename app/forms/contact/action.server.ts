import { type ActionFunctionArgs, data } from "react-router";
import { translations } from "#app/i18n/translations.ts";
import { pathOf } from "#app/site/pages.ts";
import { acknowledgementParameter, noAcknowledgement } from "../acknowledgement-parameter.ts";
import { type ContactErrors, type ContactValues, contactValues, parseContact } from "../contact-request.ts";
import { textOf } from "../form-data.ts";
import { type FormRefusal, hiddenFields } from "../hidden-fields.ts";
import { thankYouTarget } from "../redirect-target.ts";
import { readPost, responseTo } from "../request-action.server.ts";
import { requestServices } from "../request-services.ts";

/** A refused form, with everything that was entered. */
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
  const values = contactValues(form);
  const refuse = (status: number, refused: Partial<ContactRefused>, headers: HeadersInit = {}) =>
    data({ values, errors: {}, refusal: null, formKey, visit, ...refused } satisfies ContactRefused, {
      status,
      headers,
    });

  const parsed = parseContact(values, translations[locale]);
  if (!parsed.ok) return refuse(422, { errors: parsed.errors });

  const { intake } = args.context.get(requestServices);
  const outcome = await intake.submit({ ...sending, ...parsed.value });
  const thankYou = thankYouTarget(textOf(form, hiddenFields.redirect)) ?? pathOf("thankYou", locale);
  const acknowledgementWithheld = outcome.status === "accepted" && outcome.acknowledgementWithheld;
  const target = acknowledgementWithheld
    ? `${thankYou}?${acknowledgementParameter}=${noAcknowledgement}`
    : thankYou;
  return responseTo(outcome, { target, secure, minimal }, (status, refusal, headers) =>
    refuse(status, { refusal }, headers),
  );
}
