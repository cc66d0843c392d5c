import { data, type HeadersFunction } from "react-router";
import { defaultLocale } from "#app/i18n/locales.ts";
import { identity } from "#content/identity.ts";
import type { PrivateData } from "./PrivateDocument.tsx";

/** A form that could not be stored: the page offers to send it again, so that nothing typed is lost. */
export type Resend = { readonly resend: readonly (readonly [name: string, value: string])[] };

/** The server throws this response while the store is unavailable. */
const isUnavailable = (error: unknown): boolean => error instanceof Response && error.status === 503;

/** More than any form has. */
const mostFields = 600;

/** Runs an action; while the store is unavailable, its result is the posted form. */
export async function orResend<Result>(request: Request, act: () => Promise<Result>) {
  const copy = request.clone();
  try {
    return await act();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const fields = [...(await copy.formData())].slice(0, mostFields);
    const resend = fields.flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    );
    return data({ resend } satisfies Resend, { status: 503, headers: { "Retry-After": "30" } });
  }
}

/** What a loader returns while the store is unavailable. */
export type UnavailableData = PrivateData & { readonly unavailable: true };

/** Runs a loader; while the store is unavailable, its result says so. */
export async function orUnavailable<Result>(load: () => Promise<Result>) {
  try {
    return await load();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const loaded: UnavailableData = { unavailable: true, locale: defaultLocale, title: identity.name };
    return data(loaded, { status: 503, headers: { "Retry-After": "30" } });
  }
}

/** The `Retry-After` of a form or of the page. */
export const retryHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;
