import { expect, test } from "vitest";
import { letterhead } from "#quotes/documents/blocks.ts";
import { type Letter, mailToColleague } from "#quotes/mails/parts.ts";
import { mailSettings } from "#testing/mail-settings.ts";

test.each(["\n", "\r\n", "\r", "\u2028", "\u0085"])(
  "no header of a mail ends with %j in a text",
  (lineBreak) => {
    const text = `Devis${lineBreak}Bcc: robber@evil.example`;
    const letter: Letter = {
      ...letterhead("fr-fr", mailSettings.siteUrl),
      subject: text,
      title: "",
      preview: "",
      blocks: [],
      footer: "",
    };
    const recipient = { name: text, address: "jo@agency.example" };
    const { subject, to, from } = mailToColleague(letter, recipient, {
      ...mailSettings,
      mailFrom: { ...mailSettings.mailFrom, name: text },
    });
    for (const header of [subject, to[0]?.name, from.name])
      expect(header).toBe("Devis Bcc: robber@evil.example");
  },
);
