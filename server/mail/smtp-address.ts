/** Whether mails may go to the mail server without TLS: its password and what they contain can then be read on the way. */
import { isLoopbackHost } from "#server/network.ts";

/** The parameter of SMTP_URL that decides it, as nodemailer calls it. */
const parameter = "requireTLS";

/** `smtpUrl`: as SMTP_URL has it. TLS is required unless the server is on this machine, or `requireTLS=false` says otherwise. */
function requiresTls(url: URL): boolean {
  const given = url.searchParams.get(parameter);
  return given === null ? !isLoopbackHost(url.hostname) : given !== "false";
}

/** The address with the parameter written out: nodemailer prefers those of the address to all other options. */
export function smtpAddress(
  smtpUrl: string,
  required = requiresTls(new URL(smtpUrl)),
): { readonly url: string; readonly requiresTls: boolean } {
  const url = new URL(smtpUrl);
  url.searchParams.set(parameter, String(required));
  return { url: url.href, requiresTls: required || url.protocol === "smtps:" };
}

/** Whether mails may leave this machine unencrypted. */
export function mayLeaveUnencrypted(smtpUrl: string): boolean {
  return !smtpAddress(smtpUrl).requiresTls && !isLoopbackHost(new URL(smtpUrl).hostname);
}
