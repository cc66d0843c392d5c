import type { SendMailOptions } from "nodemailer";
import type { Clock } from "#server/clock.ts";
import type { Envelope } from "./transport.ts";

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
      // RFC 3834: automatic programs do not reply to it.
      "Auto-Submitted": "auto-generated",
      "Content-Language": mail.language,
      ...(purpose === "visitor-receipt" ? { "X-Auto-Response-Suppress": "All" } : {}),
    },
    // No text in a mail can make nodemailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
