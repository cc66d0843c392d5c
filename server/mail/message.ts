import { readFileSync } from "node:fs";
import type { SendMailOptions } from "nodemailer";
import type { Clock } from "#app/domain/clock.ts";
import type { MailAddress } from "#app/domain/mail-address.ts";
import { markId } from "#quotes/documents/html.ts";
import { recipients } from "#quotes/store/jobs.ts";
import type { Envelope } from "./transport.ts";

/** The agency's logo, which `npm run content` draws. */
const mark = readFileSync(new URL("../../.content/mark.png", import.meta.url));

/**
 * RFC 3834: automatic programs do not reply. An automatic reply from a client would reach nobody who expects one. But a
 * confirmed quote and an answer are sent by a person, who should learn that the client is away.
 */
function replyHeaders(purpose: Envelope["purpose"]): Readonly<Record<string, string>> {
  if (purpose === "client-quote" || purpose === "client-answer") return {};
  const suppressed =
    purpose !== "agency-board" && recipients[purpose] === "client"
      ? { "X-Auto-Response-Suppress": "All" }
      : {};
  return { "Auto-Submitted": "auto-generated", ...suppressed };
}

/**
 * A recipient for nodemailer, which writes an address without a name bare. Filters count that as a sign of spam: with a space
 * for its name, the address gets its angle brackets.
 */
const inBrackets = ({ name, address }: MailAddress): MailAddress => ({
  name: name === "" ? " " : name,
  address,
});

export function nodemailerMessage({ mail, purpose, messageId }: Envelope, clock: Clock): SendMailOptions {
  return {
    from: mail.from,
    to: mail.to.map(inBrackets),
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [
      ...mail.attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      })),
      // A part of the HTML, which loads nothing from anywhere: readers do not list it as a file.
      {
        cid: markId,
        contentType: "image/png",
        contentDisposition: "inline",
        filename: "mark.png",
        content: mark,
      },
    ],
    textEncoding: "quoted-printable",
    messageId,
    date: new Date(clock()),
    headers: {
      ...replyHeaders(purpose),
      "Content-Language": mail.language,
    },
    // No text in a mail can make nodemailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
