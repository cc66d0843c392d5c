/**
 * The highest rate of the store on this machine: leads added one after the other, without HTTP, each durable before the
 * next. Prints the number per second.
 */

import type { NewLead } from "../quotes/store/leads.ts";
import { parseEnvironment } from "../server/environment.ts";
import { openStore } from "../server/store/open.ts";
import { fieldsOf, personOf } from "../testing/contact-requests.ts";

/** The new lead that the intake passes to the store for such a form. */
function newLeadFor(index: number): NewLead {
  const person = personOf(index);
  const intervalMs = 30_000;
  return {
    id: `bench-${index}`,
    kind: "contact",
    locale: "fr-fr",
    isQuarantined: false,
    fields: fieldsOf(person),
    quote: null,
    suspicions: [],
    email: person.email,
    contentHash: `content-${index}`,
    idempotencyKey: `key-${index}`,
    repeatWindowMs: 24 * 60 * 60 * 1000,
    visit: null,
    remindAt: "2100-01-01T00:00:00.000Z",
    rateLimits: [
      { name: `browser:${index}`, burst: 1, intervalMs },
      { name: `email:${person.email}`, burst: 1, intervalMs },
      { name: `network:${person.address}`, burst: 5, intervalMs },
    ],
    jobs: ["agency-notice", "visitor-acknowledgement"],
    acknowledgementLimits: [
      { name: `receipt:${person.email}`, burst: 3, intervalMs: 24 * 60 * 60 * 1000 },
      { name: "receipts:site", burst: 30, intervalMs: 120_000 },
    ],
  };
}

const seconds = Number(process.argv[2]);
const store = await openStore(parseEnvironment(process.env), Date.now);
const end = performance.now() + seconds * 1000;
let count = 0;
while (performance.now() < end) {
  const { status } = await store.addLead(newLeadFor(count));
  if (status !== "stored") throw new Error(`The store returned ${status}`);
  count += 1;
}
await store.close();
process.stdout.write(String(count / seconds));
