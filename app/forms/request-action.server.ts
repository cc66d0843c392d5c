import { type ActionFunctionArgs, redirect } from "react-router";
import { browserStorage } from "#app/domain/personal-data.ts";
import {
  readVisitOrigin,
  referrerParameter,
  type VisitOrigin,
  visitOriginText,
} from "#app/domain/visit-origin.ts";
import { secondsBetweenRequests } from "#app/domain/visitor-limits.ts";
import { defaultLocale, type Locale, localeOfPath } from "#app/i18n/locales.ts";
import { textOf } from "./form-data.ts";
import { type FormRefusal, hiddenFields } from "./hidden-fields.ts";
import type { IntakeOutcome, Submission } from "./lead-intake.ts";
import { readForm } from "./read-form.server.ts";
import { requestServices } from "./request-services.ts";
import { documentHeader, numberHeader, preferNoPage } from "./script-response.ts";

/** A posted form, with what the intake needs to know about it. */
export type PostedForm = {
  readonly form: FormData;
  readonly locale: Locale;
  /** Empty without script. */
  readonly formKey: string;
  /** How the visitor came, for the form if it comes back. */
  readonly visit: string;
  readonly sending: Pick<Submission, "locale" | "formKey" | "honeypot" | "elapsedMs" | "sender" | "visit">;
  readonly secure: boolean;
  /** Posted by a script that asks for no page. */
  readonly minimal: boolean;
};

/** Throws a 400 response if the body is no form or has too many fields. */
export async function readPost({ request, context }: ActionFunctionArgs): Promise<PostedForm> {
  const locale = localeOfPath(new URL(request.url).pathname) ?? defaultLocale;
  const form = await readForm(request);
  const formKey = textOf(form, hiddenFields.key);
  const visit = visitOf(form, request);
  const { ipAddress, secure } = context.get(requestServices);
  return {
    form,
    locale,
    formKey,
    visit: visitOriginText(visit),
    secure,
    minimal: request.headers.get(preferNoPage.name) === preferNoPage.value,
    sending: {
      locale,
      formKey: formKey === "" ? null : formKey.slice(0, 100),
      honeypot: textOf(form, hiddenFields.honeypot),
      elapsedMs: elapsedOf(form),
      sender: { ipAddress, token: readSenderToken(request.headers.get("Cookie")) },
      visit,
    },
  };
}

/** The response to the intake's outcome: 303 to `target` (or to the quote that no e-mail brings) or 204, or what `refuse` returns for 429 or 503. */
export function responseTo<Refused>(
  outcome: IntakeOutcome,
  { target, secure, minimal }: Pick<PostedForm, "secure" | "minimal"> & { readonly target: string },
  refuse: (status: number, refusal: FormRefusal, headers: HeadersInit) => Refused,
): Response | Refused {
  switch (outcome.status) {
    case "accepted": {
      const { number, downloadPath: document } = outcome;
      const headers = { "Set-Cookie": senderCookie(outcome.senderToken, secure) };
      if (!minimal) return redirect(document ?? target, { status: 303, headers });
      const facts = { [numberHeader]: number, ...(document === null ? {} : { [documentHeader]: document }) };
      return new Response(null, { status: 204, headers: { ...headers, ...facts } });
    }
    case "too-soon":
      return refuse(429, "tooSoon", { "Retry-After": String(outcome.retryAfterSeconds) });
    case "unavailable":
      return refuse(503, "unavailable", { "Retry-After": "30" });
    default:
      return outcome satisfies never;
  }
}

/** As the script remembers it; without script, the campaign in the address of the page with the form. */
function visitOf(form: FormData, request: Request): VisitOrigin | null {
  const remembered = readVisitOrigin(textOf(form, hiddenFields.visit));
  const page = request.headers.get("Referer") ?? "";
  if (remembered !== null || !URL.canParse(page)) return remembered;
  const { host, searchParams } = new URL(page);
  // The origin is this site's own, whatever a parameter of that name says.
  searchParams.delete(referrerParameter);
  const hosts = [request.headers.get("Host")?.toLowerCase(), new URL(request.url).host];
  return hosts.includes(host) ? readVisitOrigin(searchParams.toString()) : null;
}

function elapsedOf(form: FormData): number | null {
  const elapsed = Number.parseInt(textOf(form, hiddenFields.elapsed), 10);
  return Number.isSafeInteger(elapsed) && elapsed >= 0 ? elapsed : null;
}

const [cookieName] = browserStorage.cookies;
const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{20,100})(?:;|$)`);

/** Distinguishes browsers behind one address between two requests. `secure`: the connection is encrypted. */
function senderCookie(token: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${secondsBetweenRequests}; HttpOnly; SameSite=Lax`;
  return `${cookieName}=${token}; ${attributes}${secure ? "; Secure" : ""}`;
}

function readSenderToken(header: string | null): string | null {
  return header?.match(pattern)?.[1] ?? null;
}
