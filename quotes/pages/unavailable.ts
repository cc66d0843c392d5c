import {
  type ActionFunctionArgs,
  createContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "react-router";
import { defaultLocale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import type { PrivateData } from "./PrivateDocument.tsx";

/** A form that could not be stored: the page offers to send it again, so that nothing entered is lost. */
export type Resend = { readonly resend: readonly (readonly [name: string, value: string])[] };

/** The server throws this response while the store is unavailable. */
const isUnavailable = (error: unknown): boolean => error instanceof Response && error.status === 503;

/** More than any form has. */
const maxFields = 600;

/** What was posted, for a loader that then fails: a form that is shown again needs the store once more. */
const postedFields = createContext<Resend["resend"]>([]);

async function fieldsOf(request: Request): Promise<Resend["resend"]> {
  // A body that is no form has nothing to send again, and not every action reads it.
  const form = await request.formData().catch(() => new FormData());
  const fields = [...form].slice(0, maxFields);
  return fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
}

/** Runs an action; while the store is unavailable, its result is the posted form. */
export async function offerResendIfUnavailable<Result>(
  { request, context }: ActionFunctionArgs,
  act: () => Promise<Result>,
) {
  const copy = request.clone();
  try {
    const result = await act();
    if (!(result instanceof Response)) context.set(postedFields, await fieldsOf(copy));
    return result;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const resend = await fieldsOf(copy);
    return data({ resend } satisfies Resend, { status: 503, headers: { "Retry-After": "30" } });
  }
}

/** What a loader returns while the store is unavailable. */
export type UnavailableData = PrivateData & Resend & { readonly unavailable: true };

const titleWhileUnavailable = translations[defaultLocale]("clientQuote.unavailable.title");

/** Runs a loader; while the store is unavailable, it returns `UnavailableData` instead of an error. */
export async function showTryAgainIfUnavailable<Result>(
  { context }: Pick<LoaderFunctionArgs, "context">,
  load: () => Promise<Result>,
) {
  try {
    return await load();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const loaded: UnavailableData = {
      unavailable: true,
      locale: defaultLocale,
      title: titleWhileUnavailable,
      resend: context.get(postedFields),
    };
    return data(loaded, { status: 503, headers: { "Retry-After": "30" } });
  }
}

/** Whether a page is replaced by the offer to try again: its status is 503, whatever the action returned. */
export const isUnavailablePage = (loaderData: Readonly<Record<string, unknown>>): boolean =>
  Object.values(loaderData).some(
    (loaded) => typeof loaded === "object" && loaded !== null && "unavailable" in loaded,
  );

/** The `Retry-After` of a form or of the page. */
export const retryHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;
