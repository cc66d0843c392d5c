import { mailRetryDays, retentionYears } from "#app/domain/personal-data.ts";
import { type Check, confirm } from "../check.ts";

/** Promises of the pages that only people can keep. */
export const promiseChecks: readonly Check[] = [
  {
    id: "answers",
    area: "promises",
    todo: "Answer every request in the time that the pages promise, and look at the quarantine (`npm run leads -- list`)",
    check: ({ content: { figures } }) =>
      confirm(`Does somebody answer within ${figures.answerHours} hours, and emergencies every day?`),
  },
  {
    id: "opening-hours",
    area: "promises",
    todo: "Be there in the opening hours of `content/identity.ts`",
    check({ content: { identity } }) {
      const { days, opens, closes } = identity.openingHours;
      return confirm(`Does somebody pick up from ${opens} to ${closes}, ${days.join(", ")}?`);
    },
  },
  {
    id: "vip-meeting",
    area: "promises",
    todo: "Hold the VIP meeting free of charge, or change `vip.text` in `content/words/*/contact.ts`",
    check: () => confirm("Is the meeting free, travel to the islands that the contact page names included?"),
  },
  {
    id: "retention",
    area: "promises",
    todo: "Delete old requests from mailboxes and backups too, and answer within a month whoever asks for their data",
    check: () =>
      confirm(`Is no copy of a request kept longer than ${retentionYears} years after the last contact?`),
  },
  {
    id: "outbox",
    area: "promises",
    todo: "Have somebody notice mails that cannot be sent (`npm run leads -- outbox`, `METRICS_PORT`)",
    check: () => confirm(`Does somebody look before the ${mailRetryDays} days of retries are over?`),
  },
];
