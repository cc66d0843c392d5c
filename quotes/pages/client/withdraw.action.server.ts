import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type FormTexts, textOf, textsOf } from "#app/forms/form-data.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { type FieldErrors, parseForm } from "#app/forms/schema.ts";
import { stepKeyField } from "#app/forms/step-key.ts";
import { translations } from "#app/i18n/translations.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { type WithdrawalField, withdrawalBack, withdrawalFields, withdrawalSchema } from "./forms.ts";

/** What the page shows instead of its first state: the second step, a statement that was not enough, or one that came too late. */
export type WithdrawActionData = {
  readonly kind: "confirming" | "back" | "invalid" | "refused" | "gone";
  readonly entered: FormTexts<WithdrawalField>;
  readonly errors: FieldErrors<WithdrawalField>;
  /** With which the second step withdraws. */
  readonly key?: string;
};

/** Shows the statement, and stores it with the second post: 303 to its acknowledgement, also if it was stored before. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { clientOperations } = context.get(followUpServices);
  const form = await readForm(request);
  const entered = textsOf(form, withdrawalFields);
  const show = (
    kind: WithdrawActionData["kind"],
    status: number,
    more: Partial<Omit<WithdrawActionData, "kind">> = {},
  ) => data({ kind, entered, errors: {}, ...more } satisfies WithdrawActionData, { status });
  const token = params.token ?? "";
  const view = await clientOperations.view(token);
  if (view === null) return show("gone", 404);
  const { state, withdrawalPeriod } = view.version;
  const acknowledged = () => redirect(new URL(request.url).pathname, 303);
  const before = view.withdrawnBefore.some(({ id }) => id === textOf(form, "quoteId"));
  if (state === "withdrawn" || before) return acknowledged();
  if (withdrawalPeriod?.open !== true) return show("refused", 409);
  if (textOf(form, "step") === withdrawalBack) return show("back", 200);
  const parsed = parseForm(withdrawalSchema(translations[view.locale]), entered);
  if (!parsed.ok) return show("invalid", 422, { errors: parsed.errors });
  const [quoteId, key] = [textOf(form, "quoteId"), textOf(form, stepKeyField)];
  const outcome = await clientOperations.withdraw(token, quoteId, parsed.value, key);
  if (typeof outcome === "object")
    return show("confirming", 200, { entered: parsed.value, key: outcome.key });
  if (outcome === "withdrawn") return acknowledged();
  return outcome === "gone" ? show("gone", 404) : show("refused", 409);
}
