export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** So many of the first columns are the key together; one where it is not said. */
  readonly keyColumns?: number;
};

/** Every table of the store, in the order in which they can be filled. */
export const tables: readonly Table[] = [
  { name: "meta", columns: ["name", "value"] },
  {
    name: "leads",
    columns: [
      "id",
      "kind",
      "locale",
      "status",
      "email",
      "fields",
      "quote",
      "suspicions",
      "content_hash",
      "idempotency_key",
      "created_at",
      "last_contact_at",
      "follow_up_status",
      "notes",
      "draft",
      "visit",
      // When the agency is next mailed about this request: a reminder, or for suspected spam the list of the quarantine.
      "remind_at",
      // When that mail was queued.
      "reminded_at",
      // When the client last asked a question; null if never.
      "asked_at",
      "has_words",
    ],
  },
  { name: "lead_words", columns: ["lead_id", "word"], keyColumns: 2 },
  { name: "links", columns: ["token_hash", "lead_id", "audience", "expires_at", "no_code_until"] },
  {
    name: "quotes",
    columns: [
      "id",
      "lead_id",
      "version",
      "status",
      "quote",
      "pdf",
      "pdf_hash",
      "accepted_quote",
      "accepted_pdf",
      "accepted_pdf_hash",
      "draft_hash",
      "created_at",
      "expires_at",
      "remind_at",
      "reminded_at",
      "decided_at",
      "decision",
      "contract_ends_on",
      // What was asked for, in cents; 0 where nothing was.
      "deposit_asked",
      "deposit_receipts",
      "deposit_refunds",
      // What arrived and was not refunded, in cents, without what was struck out.
      "deposit_received",
      // When the client of an accepted quote is next mailed about it (`quotes/reminders.ts`); null where no mail is left.
      "ask_deposit_at",
      // Its last day, where it has one.
      "deposit_until",
      "withdrawn_at",
      "withdrawal",
      "general_terms",
    ],
  },
  {
    name: "acceptance_codes",
    columns: [
      "quote_id",
      "lead_id",
      "requests",
      "first_requested_at",
      "last_requested_at",
      "code_hash",
      "expires_at",
      "tries",
    ],
  },
  { name: "events", columns: ["id", "lead_id", "kind", "at", "quote_id", "text", "sequence"] },
  // Mails, and messages to the webhook receiver.
  {
    name: "outbox_jobs",
    columns: [
      "id",
      "lead_id",
      "purpose",
      "event_id",
      "status",
      "attempts",
      "created_at",
      "next_attempt_at",
      "claimed_by",
      "claimed_until",
      "last_error",
      "message_id",
      "sent_at",
    ],
  },
  { name: "board_links", columns: ["token_hash", "locale", "expires_at"] },
  { name: "rate_limits", columns: ["key", "available_at"] },
  { name: "counts", columns: ["day", "kind", "key", "total"], keyColumns: 3 },
];

/** The tables about leads, in the order in which their rows can be deleted before the leads. */
export const leadTables = tables
  .filter(({ columns }) => columns.includes("lead_id"))
  .map(({ name }) => name)
  .toReversed();
