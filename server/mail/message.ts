import type { SendMailOptions } from "nodemailer";
import type { Clock } from "#server/clock.ts";
import type { Envelope } from "./transport.ts";

/** An envelope as nodemailer takes it, headers included. */
export function messageOf({ mail, purpose, messageId }: Envelope, clock: Clock): SendMailOptions {
  return {
    from: mail.from,
    to: [...mail.to],
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    textEncoding: "quoted-printable",
    messageId,
    date: new Date(clock()),
    headers: {
      // RFC 3834: other machines do not answer it.
      "Auto-Submitted": "auto-generated",
      "Content-Language": mail.language,
      ...(purpose === "visitor-receipt" ? { "X-Auto-Response-Suppress": "All" } : {}),
    },
    // Nothing of ours comes from a file or an address; whatever a text says, nothing is fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
