import { unescape as decode } from "node:querystring";
import nodemailer, { type NodemailerError } from "nodemailer";
import { smtpAddress } from "./smtp-address.ts";

/** `reason`: one sentence, with the server's own text if there is any, without the password. */
export type MailServerState =
  | { readonly status: "ready"; readonly encrypted: boolean }
  | { readonly status: "refuses" | "unreachable"; readonly reason: string };

function reasonOf(error: NodemailerError, smtpUrl: string): string {
  if (error.code === "ETLS" && error.responseCode !== undefined)
    return "it offers no STARTTLS, and nothing is sent unencrypted unless SMTP_URL ends in ?requireTLS=false";
  const { password } = new URL(smtpUrl);
  const [words = ""] = (error.response ?? error.message).split("\n", 1);
  return (password === "" ? words : words.replaceAll(decode(password), "…")).slice(0, 160);
}

/** Connects and logs in to a mail server without sending. Each step may take `timeoutMs`, those after the greeting twice as long. Does not throw. */
export async function verifyMailServer(smtpUrl: string, timeoutMs = 8000): Promise<MailServerState> {
  const verify = (url: string) =>
    nodemailer
      .createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        // Later than the greeting's, whose message says what is missing.
        socketTimeout: 2 * timeoutMs,
        dnsTimeout: timeoutMs,
      })
      .verify();
  const { url, requiresTls } = smtpAddress(smtpUrl);
  try {
    await verify(url);
  } catch (error) {
    const { responseCode } = error as NodemailerError;
    const reason = reasonOf(error as NodemailerError, smtpUrl);
    return { status: responseCode === undefined ? "unreachable" : "refuses", reason };
  }
  const encrypted =
    requiresTls ||
    (await verify(smtpAddress(smtpUrl, true).url).then(
      () => true,
      () => false,
    ));
  return { status: "ready", encrypted };
}
