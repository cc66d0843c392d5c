import type { MailSettings } from "#quotes/mails/parts.ts";

/** Who sends mails in tests, and who gets the agency's. */
export const mailSettings: MailSettings = {
  siteUrl: "https://agency.example",
  mailFrom: { name: "Agence", address: "hello@agency.example" },
  leadsTo: [{ name: "", address: "sales@agency.example" }],
};
