import { type ActionFunctionArgs, data, redirect } from "react-router";
import { offerResendIfUnavailable } from "#app/follow-up/unavailable.ts";
import { type FormTexts, textOf, textsOf } from "#app/forms/form-data.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestServices } from "#app/forms/request-services.ts";
import { type FieldErrors, parseForm } from "#app/forms/schema.ts";
import { translations } from "#app/i18n/translations.ts";
import { anchors } from "./anchors.ts";
import { type WithdrawalField, withdrawalFields, withdrawalSchema } from "./forms.ts";

/** What the page shows again: a statement that was not enough, or one that came too late. */
export type WithdrawActionData = {
  readonly kind: "invalid" | "refused" | "gone";
  readonly entered: FormTexts<WithdrawalField>;
  readonly errors: FieldErrors<WithdrawalField>;
};

/** Stores the client's withdrawal: 303 to its acknowledgement, also if it was stored before. */
export function action(args: ActionFunctionArgs) {
  return offerResendIfUnavailable(args, () => act(args));
}

export async function act({ request, params, context }: ActionFunctionArgs) {
  const { clientOperations } = context.get(requestServices);
  const form = await readForm(request);
  const entered = textsOf(form, withdrawalFields);
  const show = (
    kind: WithdrawActionData["kind"],
    status: number,
    errors: WithdrawActionData["errors"] = {},
  ) => data({ kind, entered, errors } satisfies WithdrawActionData, { status });
  const token = params.token ?? "";
  const view = await clientOperations.view(token);
  if (view === null) return show("gone", 404);
  const { state, withdrawalPeriod } = view.version;
  const acknowledged = () => redirect(`${new URL(request.url).pathname}#${anchors.withdraw}`, 303);
  if (state === "withdrawn") return acknowledged();
  if (withdrawalPeriod?.open !== true) return show("refused", 409);
  const parsed = parseForm(withdrawalSchema(translations[view.locale]), entered);
  if (!parsed.ok) return show("invalid", 422, parsed.errors);
  const outcome = await clientOperations.withdraw(token, textOf(form, "quoteId"), parsed.value);
  if (outcome === "withdrawn") return acknowledged();
  return outcome === "gone" ? show("gone", 404) : show("refused", 409);
}
