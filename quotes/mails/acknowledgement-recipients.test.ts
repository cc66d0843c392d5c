import { expect, test } from "vitest";
import { identity } from "#content/identity.ts";
import { mayGetAcknowledgements } from "./acknowledgement-recipients.ts";

const settings = {
  mailFrom: { name: "Agence", address: "hello@agency.example" },
  leadsTo: [
    { name: "", address: "Sales@agency.example" },
    { name: "Jo", address: "jo@elsewhere.example" },
  ],
};

test.each([
  "jo@client.example",
  "jo+devis@client.example",
  "Jo.Lavigne@mail.client.example",
  "o'neil_7@client.example",
  "contact@client.example",
  "info@client.example",
  "abuse-team@client.example",
  "noreplyson@client.example",
  "jo@postmaster.example",
  "someone@agency.example",
])("%s gets an acknowledgement", (email) => {
  expect(mayGetAcknowledgements(email, settings)).toBe(true);
});

test.each([
  ...["postmaster@client.example", "Postmaster+x@client.example", "abuse@client.example"],
  ...["noreply@client.example", "No-Reply@client.example", "ne-pas-repondre@client.example"],
  ...["mailer-daemon@client.example", "MAILER-DAEMON@client.example", " noreply@client.example "],
])("%s, a role's address, gets none", (email) => {
  expect(mayGetAcknowledgements(email, settings)).toBe(false);
});

test.each([
  ...["hello@agency.example", "HELLO+x@agency.example", "sales@AGENCY.example", "jo@elsewhere.example"],
  ...Object.values(identity.emails),
])("%s, the agency's own, gets none", (email) => {
  expect(mayGetAcknowledgements(email, settings)).toBe(false);
});

test.each([
  ...["", "jo", "jo@client", "a,b@client.example", "a..b@client.example", ".a@client.example"],
  ...["a.@client.example", "a@-client.example", "a@client-.example", "a@client..example", "a@192.0.2.1"],
  ...[
    `${"a".repeat(65)}@client.example`,
    `a@${"b".repeat(64)}.example`,
    "a@client.example>",
    "<a@b.example>",
  ],
])("%s, which cannot be an address, gets none", (email) => {
  expect(mayGetAcknowledgements(email, settings)).toBe(false);
});
