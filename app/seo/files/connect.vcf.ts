import { absoluteUrl } from "#app/site/origin.ts";
import { identity } from "#content/identity.ts";

/** vCard 3.0, which every phone reads. */
const escaped = (text: string): string => text.replace(/[\\,;]/g, "\\$&");

export function loader(): Response {
  const { name, legalName, phone, emails, address } = identity;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(legalName)}`,
    `TEL;TYPE=WORK,VOICE:+${phone.link.replace(/^\+/, "")}`,
    `EMAIL;TYPE=WORK:${emails.hello}`,
    `ADR;TYPE=WORK:;;${[address.street, address.city, address.region, address.postalCode, address.country].map(escaped).join(";")}`,
    `URL:${absoluteUrl("/")}`,
    "END:VCARD",
  ];
  return new Response(`${lines.join("\r\n")}\r\n`, {
    headers: { "Content-Type": "text/vcard; charset=utf-8" },
  });
}
