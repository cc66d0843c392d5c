import { expect, test } from "vitest";
import { quoteSubmission, robot, submission } from "#testing/leads.ts";
import { accepted, engines, setUp } from "./intake.fixture.ts";

test("a person and a browser wait 30 seconds between requests, to the millisecond", async () => {
  const { clock, intake } = await setUp();
  const first = await intake.submit(submission({ fields: { email: "Jo@Client.example" } }));
  if (first.status !== "accepted") throw new Error("The first request was refused");
  const samePerson = submission({ fields: { email: " jo@client.EXAMPLE " } });
  const sameBrowser = submission({ sender: { token: first.senderToken } });
  clock.forward(1);
  expect(await intake.submit(samePerson)).toEqual({ status: "too-soon", retryAfterSeconds: 30 });
  clock.forward(28_999);
  expect(await intake.submit(sameBrowser)).toEqual({ status: "too-soon", retryAfterSeconds: 1 });
  clock.forward(999);
  expect(await intake.submit(sameBrowser)).toEqual({ status: "too-soon", retryAfterSeconds: 1 });
  clock.forward(1);
  expect(await intake.submit(samePerson)).toEqual(accepted);
  expect(await intake.submit(sameBrowser)).toEqual(accepted);
});

test("five people of one office may send at once, a sixth waits; another network does not", async () => {
  const { clock, intake } = await setUp();
  const office = { ipAddress: "2001:db8:0:7::a" };
  for (let count = 0; count < 5; count += 1)
    expect(await intake.submit(submission({ sender: office }))).toEqual(accepted);
  const sixth = submission({ sender: { ipAddress: "2001:db8:0:7:ffff::b" } });
  expect(await intake.submit(sixth)).toEqual({ status: "too-soon", retryAfterSeconds: 30 });
  expect(await intake.submit(submission({ sender: { ipAddress: "2001:db8:0:8::a" } }))).toEqual(accepted);
  clock.forward(30_000);
  expect(await intake.submit(sixth)).toEqual(accepted);
});

test("the /64 networks of one /48 share a limit; another /48 does not", async () => {
  const { clock, intake } = await setUp();
  const from = (address: string) => intake.submit(submission({ sender: { ipAddress: address } }));
  for (let count = 0; count < 20; count += 1)
    expect(await from(`2001:db8:7:${count.toString(16)}::1`)).toEqual(accepted);
  expect(await from("2001:db8:7:ffff::1")).toEqual({ status: "too-soon", retryAfterSeconds: 30 });
  expect(await from("2001:db8:8:ffff::1")).toEqual(accepted);
  clock.forward(30_000);
  expect(await from("2001:db8:7:ffff::1")).toEqual(accepted);
});

test("visitors with an invalid forwarded address share one limit, and the log says so once", async () => {
  const { clock, intake, log } = await setUp();
  const garbage = ["unknown", "", "_hidden", "999.1.1.1", "::gggg", "10.0.0.1.evil"];
  const from = (address: string) => intake.submit(submission({ sender: { ipAddress: address } }));
  for (let count = 0; count < 20; count += 1)
    expect(await from(garbage[count % garbage.length] ?? "")).toEqual(accepted);
  for (const address of garbage)
    expect(await from(address)).toEqual({ status: "too-soon", retryAfterSeconds: 30 });
  expect(await from("192.0.2.77")).toEqual(accepted);
  clock.forward(30_000);
  expect(await from("unknown")).toEqual(accepted);
  expect(log.events.filter(({ event }) => event === "visitor.ip-unknown")).toHaveLength(1);
  expect(JSON.stringify(log.events)).not.toContain("evil");
});

test("every spelling of an address counts as one person for requests and acknowledgements", async () => {
  const { clock, intake, store } = await setUp();
  const send = (email: string) => intake.submit(submission({ fields: { email } }));
  const spellings = [
    "victim+1@gmail.com",
    "V.i.c.tim@googlemail.com",
    "vic.tim+a+b@gmail.com.",
    "victim@gmail.com",
  ];
  expect(await send(spellings[0] ?? "")).toEqual(accepted);
  for (const email of spellings) expect(await send(email), email).toMatchObject({ status: "too-soon" });
  for (let count = 0; count < 8; count += 1) {
    clock.forward(30_000);
    expect(await send(spellings[count % spellings.length] ?? "")).toEqual(accepted);
  }
  const acknowledgements = (await store.jobs()).filter(
    ({ purpose }) => purpose === "visitor-acknowledgement",
  );
  expect(acknowledgements).toHaveLength(3);
  // The stored address, which gets the mail, is the entered one.
  expect((await store.leads()).map(({ fields }) => fields.email)).toContain("V.i.c.tim@googlemail.com");
});

test("a refused request stores nothing and may be sent again", async () => {
  const { clock, intake, store, wakes } = await setUp();
  await intake.submit(submission({ fields: { email: "jo@x.example" } }));
  const hurried = submission({ fields: { email: "jo@x.example" } });
  await intake.submit(hurried);
  expect(await store.leads()).toHaveLength(1);
  expect(wakes()).toBe(1);
  clock.forward(30_000);
  expect(await intake.submit(hurried)).toEqual(accepted);
});

test("one address gets three acknowledgements in a row, whatever the number of requests", async () => {
  const { clock, intake, store } = await setUp();
  for (let count = 0; count < 6; count += 1) {
    await intake.submit(submission({ fields: { email: "victim@x.example" } }));
    clock.forward(30_000);
  }
  const purposes = (await store.jobs()).map((job) => job.purpose);
  expect(purposes.filter((purpose) => purpose === "agency-notice")).toHaveLength(6);
  expect(purposes.filter((purpose) => purpose === "visitor-acknowledgement")).toHaveLength(3);
});

test("a day after the third acknowledgement an address gets one more, not three", async () => {
  const { clock, intake, store } = await setUp();
  const send = async () => {
    clock.forward(30_000);
    await intake.submit(submission({ fields: { email: "victim@x.example" } }));
  };
  const acknowledgements = async () =>
    (await store.jobs()).filter(({ purpose }) => purpose === "visitor-acknowledgement").length;
  for (let count = 0; count < 4; count += 1) await send();
  expect(await acknowledgements()).toBe(3);
  clock.forward(24 * 60 * 60_000);
  for (let count = 0; count < 4; count += 1) await send();
  expect(await acknowledgements()).toBe(4);
});

test("the site sends at most 60 acknowledgements in any hour; every request is stored and the agency gets its notice", async () => {
  const { clock, intake, log, store } = await setUp();
  const minuteMs = 60_000;
  const sentAt: number[] = [];
  for (let minute = 0; minute < 90; minute += 1) {
    // First a crowd, then two people a minute.
    for (let count = 0; count < (minute === 0 ? 40 : 2); count += 1) {
      const before = (await store.countJobs()).pending;
      expect(await intake.submit(submission())).toEqual(accepted);
      if ((await store.countJobs()).pending - before === 2) sentAt.push(minute * minuteMs);
    }
    clock.forward(minuteMs);
  }
  const leads = await store.leads();
  expect(leads).toHaveLength(40 + 89 * 2);
  const notices = (await store.jobs()).filter(({ purpose }) => purpose === "agency-notice");
  expect(notices).toHaveLength(leads.length);
  for (const start of sentAt)
    expect(sentAt.filter((at) => at >= start && at < start + 60 * minuteMs).length).toBeLessThanOrEqual(60);
  // Half at once, the other half over the hour.
  expect(sentAt.filter((at) => at === 0)).toHaveLength(30);
  expect(sentAt.filter((at) => at < 60 * minuteMs)).toHaveLength(59);
  const acknowledgementWithheld = log.events.filter(({ event }) => event === "acknowledgement.withheld");
  expect(acknowledgementWithheld).toHaveLength(leads.length - sentAt.length);
  expect(acknowledgementWithheld[0]).toEqual({
    level: "warn",
    event: "acknowledgement.withheld",
    fields: { leadId: expect.stringMatching(/^\w{16}$/), limit: "site" },
  });
});

test("a quote and a contact request of one person pass the same rate limits", async () => {
  const { clock, intake } = await setUp();
  const email = "jo@x.example";
  await intake.submit(submission({ fields: { email } }));
  expect(await intake.submit(quoteSubmission({ fields: { email } }))).toMatchObject({ status: "too-soon" });
  clock.forward(30_000);
  expect(await intake.submit(quoteSubmission({ fields: { email } }))).toEqual(accepted);
});

test.each(engines)(
  "%s: one network that sends as much as it may leaves the acknowledgements of everybody else, for an hour and a half",
  { timeout: 300_000 },
  async (engine) => {
    const { clock, intake, log, store } = await setUp(5000, engine);
    const secondsBetween = 30;
    const others: string[] = [];
    let sent = 0;
    for (let second = 0; second < 90 * 60; second += secondsBetween) {
      // Five at once, then one each 30 seconds; each from another person.
      while (
        (await intake.submit(quoteSubmission({ sender: { ipAddress: "203.0.113.7" } }))).status === "accepted"
      )
        sent += 1;
      if (second % 390 === 0) {
        const address = `198.51.100.${others.length}`;
        const outcome = await intake.submit(quoteSubmission({ sender: { ipAddress: address } }));
        if (outcome.status === "accepted") others.push(outcome.leadId);
      }
      clock.forward(secondsBetween * 1000);
    }
    expect(sent).toBeGreaterThan(180);
    const acknowledgements = (await store.jobs()).filter(
      ({ purpose }) => purpose === "visitor-acknowledgement",
    );
    const withAcknowledgement = new Set(acknowledgements.map(({ leadId }) => leadId));
    expect(others).toHaveLength(14);
    expect(others.filter((leadId) => withAcknowledgement.has(leadId))).toHaveLength(14);
    // Five at once, then one each ten minutes.
    expect(acknowledgements.length - others.length).toBe(5 + 8);
    const limits = log.events
      .filter(({ event }) => event === "acknowledgement.withheld")
      .map(({ fields }) => fields?.limit);
    expect(new Set(limits)).toEqual(new Set(["network"]));
  },
);

test.each(engines)(
  "%s: where no acknowledgement is sent, the quote has a page, also when the request is sent again; the log has no address of it",
  async (engine) => {
    const { clock, intake, log, store } = await setUp(5000, engine);
    const office = { ipAddress: "203.0.113.7" };
    for (let count = 0; count < 5; count += 1)
      expect(await intake.submit(quoteSubmission({ sender: office }))).toEqual(accepted);
    clock.forward(30_000);
    const acknowledgementWithheld = quoteSubmission({ sender: office });
    const path = expect.stringMatching(/^\/d\/[\w-]{22}\/$/);
    const first = await intake.submit(acknowledgementWithheld);
    const again = await intake.submit(acknowledgementWithheld);
    for (const outcome of [first, again])
      expect(outcome).toEqual({ ...accepted, acknowledgementWithheld: true, downloadPath: path });
    expect(JSON.stringify(log.events)).not.toContain("/d/");
    expect(await store.leads()).toHaveLength(6);
    clock.forward(30_000);
    // There is nothing to download of another request, and a robot is told nothing.
    expect(await intake.submit(submission({ sender: office }))).toEqual({
      ...accepted,
      acknowledgementWithheld: true,
    });
    clock.forward(30_000);
    const trapped = quoteSubmission({ ...robot, sender: office });
    expect(await intake.submit(trapped)).toEqual({ ...accepted, acknowledgementWithheld: false });
  },
);

test.each(engines)("%s: the networks of one IPv6 /48 share the acknowledgements of it", async (engine) => {
  const { intake, store } = await setUp(5000, engine);
  for (let network = 0; network < 20; network += 1) {
    const address = `2001:db8:7:${network.toString(16)}::1`;
    expect(await intake.submit(submission({ sender: { ipAddress: address } }))).toEqual(accepted);
  }
  await intake.submit(submission({ sender: { ipAddress: "2001:db8:8::1" } }));
  const acknowledgements = (await store.jobs()).filter(
    ({ purpose }) => purpose === "visitor-acknowledgement",
  );
  expect(acknowledgements).toHaveLength(10 + 1);
});
