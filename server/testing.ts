/** What several tests of this folder need. Imported by tests only. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { ContactRequest } from "#app/forms/contact.ts";
import type { ContactSubmission } from "#app/forms/lead-desk.ts";
import type { Log, LogFields } from "./log.ts";

// A folder in memory where the system has one: a store waits for the disk at each commit, and hundreds of tests
// beside a busy disk would wait for minutes.
const inMemory = "/dev/shm";

/** An empty folder that is gone when the test is over. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(existsSync(inMemory) ? inMemory : tmpdir(), "leads-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A clock that stands still until it is moved. */
export function manualClock(start = "2026-11-21T12:00:00.000Z") {
  let now = Date.parse(start);
  return Object.assign(() => now, {
    forward(milliseconds: number) {
      now += milliseconds;
    },
  });
}

/** Waits until something is so; fails the test where it has not become so after a few seconds. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 5000,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Still not so after ${withinMs} ms: ${what}`);
    await sleep(5);
  }
}

type Changes = Partial<Omit<ContactSubmission, "kind" | "fields" | "sender">> & {
  readonly fields?: Partial<ContactRequest>;
  readonly sender?: Partial<ContactSubmission["sender"]>;
};

/** A request as a person sends it. Each is of another person unless `fields.email` says otherwise. */
let people = 0;
export function submission({ fields, sender, ...rest }: Changes = {}): ContactSubmission {
  people += 1;
  return {
    kind: "contact",
    locale: "fr-fr",
    formKey: `form-${people}`,
    honeypot: "",
    elapsedMs: 45_000,
    ...rest,
    fields: {
      name: "Joséphine Lavigne",
      company: "Rhum du Carbet",
      email: `person-${people}@client.example`,
      phone: "+596 696 00 00 00",
      project: "ecommerce",
      budget: "5000-15000",
      message: "Bonjour,\n\nnous voulons vendre en ligne.",
      ...fields,
    },
    sender: { address: `192.0.2.${people % 250}`, token: null, ...sender },
  };
}

/** A log that remembers its events. */
export function rememberingLog(): Log & {
  readonly events: { level: string; event: string; fields: LogFields }[];
} {
  const events: { level: string; event: string; fields: LogFields }[] = [];
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      events.push({ level, event, fields });
    };
  return { events, info: at("info"), warn: at("warn"), error: at("error") };
}
