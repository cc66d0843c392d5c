/** The schema of the store: the tables and columns of both databases are the same. */
import { StoreOpenError } from "#quotes/store/store.ts";

/** Every table, in the order in which they can be filled. */
export const tables = [
  "meta",
  "leads",
  "lead_words",
  "links",
  "quotes",
  "acceptance_codes",
  "events",
  "outbox_jobs",
  "board_links",
  "saved_parts",
  "rate_limits",
  "counts",
] as const;

/** How each database writes what the other writes otherwise. */
const dialects = {
  sqlite: {
    sorted: "text",
    bytes: "blob",
    long: "integer",
    json: (column: string) => ` CHECK (json_valid(${column}))`,
    strict: " STRICT",
    keyed: " STRICT, WITHOUT ROWID",
    refunds: `
  UPDATE quotes SET
    deposit_refunds = (
      SELECT json_group_array(json_object('refundedOn', value ->> 'refundedOn', 'amount', value -> 'amount',
        'recordedAt', value ->> 'recordedAt', 'struckOut', NULL) ORDER BY key)
      FROM json_each(deposit_receipts) WHERE value ->> 'refundedOn' IS NOT NULL),
    deposit_receipts = (
      SELECT json_group_array(json_remove(value, '$.refundedOn') ORDER BY key) FROM json_each(deposit_receipts))
    WHERE deposit_receipts LIKE '%"refundedOn"%';
  `,
  },
  postgres: {
    // Compares times, as `isoTime` writes them, and ids byte by byte as SQLite does.
    sorted: 'text COLLATE "C"',
    bytes: "bytea",
    long: "bigint",
    json: () => "",
    strict: "",
    keyed: "",
    refunds: `
  UPDATE quotes SET
    deposit_refunds = (
      SELECT json_agg(json_build_object('refundedOn', value -> 'refundedOn', 'amount', value -> 'amount',
        'recordedAt', value -> 'recordedAt', 'struckOut', NULL) ORDER BY place)::text
      FROM jsonb_array_elements(deposit_receipts::jsonb) WITH ORDINALITY AS receipts (value, place)
      WHERE value ? 'refundedOn'),
    deposit_receipts = (
      SELECT json_agg(value - 'refundedOn' ORDER BY place)::text
      FROM jsonb_array_elements(deposit_receipts::jsonb) WITH ORDINALITY AS receipts (value, place))
    WHERE deposit_receipts LIKE '%"refundedOn"%';
  `,
  },
} as const;

/**
 * In order; each runs once. A published one is never edited: a change is added at the end. It must work with servers of
 * the previous version too, because they go on running while the first new server starts. Times and JSON are text: no statement reads
 * the fields of JSON.
 */
export function migrationsOf(engine: keyof typeof dialects): readonly string[] {
  const { sorted, bytes, long, json, strict, keyed, refunds } = dialects[engine];
  return [
    // Version 1.
    `
  CREATE TABLE meta (name text PRIMARY KEY, value ${bytes} NOT NULL)${keyed};

  CREATE TABLE leads (
    id ${sorted} PRIMARY KEY,
    kind text NOT NULL,
    locale text NOT NULL,
    status text NOT NULL CHECK (status IN ('new', 'quarantined')),
    email ${sorted} NOT NULL,
    fields text NOT NULL${json("fields")},
    quote text${json("quote")},
    suspicions text NOT NULL${json("suspicions")},
    content_hash ${sorted} NOT NULL,
    idempotency_key ${sorted} UNIQUE,
    created_at ${sorted} NOT NULL,
    last_contact_at ${sorted} NOT NULL,
    follow_up_status text NOT NULL DEFAULT 'open'
      CHECK (follow_up_status IN ('open', 'answered', 'won', 'lost')),
    notes text NOT NULL DEFAULT '',
    draft text${json("draft")},
    visit text${json("visit")},
    -- When the agency is next mailed about it: a reminder, or for suspected spam the list of the quarantine.
    remind_at ${sorted},
    -- When that mail was queued.
    reminded_at ${sorted},
    -- When the client last asked a question; null if never.
    asked_at ${sorted},
    has_words integer NOT NULL DEFAULT 0
  )${strict};
  CREATE INDEX leads_by_content ON leads (content_hash, created_at);
  CREATE INDEX leads_by_email ON leads (email);
  CREATE INDEX leads_by_last_contact ON leads (last_contact_at);
  CREATE INDEX leads_by_reminder ON leads (remind_at)
    WHERE reminded_at IS NULL AND follow_up_status = 'open' AND status = 'new';
  CREATE INDEX leads_without_words ON leads (id) WHERE has_words = 0;
  -- The lists of the board, each in the order of an index. Those of quarantine are also counted with every mail.
  CREATE INDEX leads_by_quarantine ON leads (remind_at, id) WHERE status = 'quarantined';
  CREATE INDEX leads_to_answer ON leads (follow_up_status, COALESCE(asked_at, created_at), id)
    WHERE follow_up_status = 'open' AND status = 'new';
  CREATE INDEX leads_with_follow_up_status ON leads (id, follow_up_status, status);
  CREATE INDEX leads_by_follow_up_status ON leads (follow_up_status, last_contact_at, id) WHERE status = 'new';

  CREATE TABLE lead_words (
    lead_id ${sorted} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    word ${sorted} NOT NULL,
    PRIMARY KEY (lead_id, word)
  )${keyed};
  CREATE INDEX lead_words_by_word ON lead_words (word, lead_id);

  CREATE TABLE links (
    token_hash ${sorted} PRIMARY KEY,
    lead_id ${sorted} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    audience text NOT NULL,
    expires_at ${sorted} NOT NULL,
    no_code_until ${sorted}
  )${keyed};
  CREATE INDEX links_by_lead ON links (lead_id);

  CREATE TABLE quotes (
    id ${sorted} PRIMARY KEY,
    lead_id ${sorted} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    version integer NOT NULL,
    status text NOT NULL CHECK (status IN ('sent', 'replaced', 'accepted', 'declined')),
    quote text NOT NULL${json("quote")},
    pdf ${bytes} NOT NULL,
    pdf_hash text NOT NULL,
    accepted_quote ${sorted}${json("accepted_quote")},
    accepted_pdf ${bytes},
    accepted_pdf_hash ${sorted},
    general_terms text,
    draft_hash text NOT NULL,
    created_at ${sorted} NOT NULL,
    expires_at ${sorted} NOT NULL,
    remind_at ${sorted},
    reminded_at ${sorted},
    decided_at ${sorted},
    decision text${json("decision")},
    contract_ends_on ${sorted},
    -- In cents; 0 where nothing was asked for. Received: what arrived and was not refunded, without what was struck out.
    deposit_asked ${long} NOT NULL DEFAULT 0,
    deposit_receipts text NOT NULL DEFAULT '[]'${json("deposit_receipts")},
    deposit_received ${long} NOT NULL DEFAULT 0,
    -- When the client of an accepted quote is next mailed about it (quotes/reminders.ts); null where no mail is left.
    ask_deposit_at ${sorted},
    deposit_until ${sorted},
    withdrawn_at ${sorted},
    withdrawal text,
    UNIQUE (lead_id, version),
    CHECK ((status IN ('accepted', 'declined')) = (decided_at IS NOT NULL AND decision IS NOT NULL))
  )${strict};
  CREATE INDEX quotes_by_reminder ON quotes (remind_at) WHERE reminded_at IS NULL AND status = 'sent';
  CREATE INDEX quotes_to_ask ON quotes (ask_deposit_at) WHERE ask_deposit_at IS NOT NULL;
  CREATE INDEX quotes_of_lead
    ON quotes (lead_id, status, expires_at, deposit_received, withdrawn_at, deposit_asked);
  CREATE INDEX quotes_waiting ON quotes (expires_at, lead_id) WHERE status = 'sent';
  CREATE INDEX quotes_without_deposit ON quotes ((COALESCE(deposit_until, '9999-12-31')), decided_at, lead_id)
    WHERE status = 'accepted' AND deposit_received < deposit_asked;

  CREATE TABLE acceptance_codes (
    quote_id ${sorted} PRIMARY KEY REFERENCES quotes (id) ON DELETE CASCADE,
    lead_id ${sorted} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    requests integer NOT NULL,
    first_requested_at ${sorted} NOT NULL,
    last_requested_at ${sorted} NOT NULL,
    code_hash ${sorted},
    expires_at ${sorted},
    tries integer NOT NULL DEFAULT 0
  )${keyed};
  CREATE INDEX acceptance_codes_by_lead ON acceptance_codes (lead_id);

  CREATE TABLE events (
    id ${sorted} PRIMARY KEY,
    lead_id ${sorted} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    kind text NOT NULL,
    at ${sorted} NOT NULL,
    quote_id ${sorted} REFERENCES quotes (id) ON DELETE CASCADE,
    text text NOT NULL,
    sequence integer NOT NULL DEFAULT 0
  )${strict};
  CREATE INDEX events_by_lead ON events (lead_id, at);
  -- A deleted quote takes its events along, and a deleted event its jobs.
  CREATE INDEX events_by_quote ON events (quote_id) WHERE quote_id IS NOT NULL;

  -- Mails, and messages to the webhook receiver.
  CREATE TABLE outbox_jobs (
    id ${sorted} PRIMARY KEY,
    lead_id ${sorted} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    purpose text NOT NULL,
    event_id ${sorted} REFERENCES events (id) ON DELETE CASCADE,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sending', 'sent', 'dead')),
    attempts integer NOT NULL DEFAULT 0,
    created_at ${sorted} NOT NULL,
    next_attempt_at ${sorted} NOT NULL,
    claimed_by text,
    claimed_until ${sorted},
    last_error text,
    message_id text,
    sent_at text,
    CHECK ((status = 'sending') = (claimed_by IS NOT NULL AND claimed_until IS NOT NULL))
  )${strict};
  CREATE INDEX outbox_jobs_by_lead ON outbox_jobs (lead_id);
  CREATE INDEX outbox_jobs_by_time ON outbox_jobs (status, next_attempt_at);
  CREATE INDEX outbox_jobs_by_event ON outbox_jobs (event_id) WHERE event_id IS NOT NULL;

  CREATE TABLE board_links (
    token_hash ${sorted} PRIMARY KEY,
    locale text NOT NULL,
    expires_at ${sorted} NOT NULL
  )${keyed};

  CREATE TABLE rate_limits (key ${sorted} PRIMARY KEY, available_at ${long} NOT NULL)${keyed};
  CREATE INDEX rate_limits_by_time ON rate_limits (available_at);

  CREATE TABLE counts (
    day ${sorted} NOT NULL,
    kind ${sorted} NOT NULL,
    key ${sorted} NOT NULL,
    total ${long} NOT NULL,
    PRIMARY KEY (day, kind, key)
  )${keyed};
  `,
    // Version 2: refunds that a withdrawal leaves to do are a list of their own, whatever a request is marked as.
    `
  CREATE INDEX quotes_to_refund ON quotes (lead_id, withdrawn_at)
    WHERE withdrawn_at IS NOT NULL AND deposit_received > 0;

  -- Until now they kept a request open from the withdrawal on.
  UPDATE leads
    SET follow_up_status = CASE
      WHEN EXISTS (SELECT 1 FROM quotes WHERE lead_id = leads.id AND status = 'accepted' AND withdrawn_at IS NULL) THEN 'won'
      WHEN EXISTS (SELECT 1 FROM quotes WHERE lead_id = leads.id AND status = 'sent') THEN 'answered'
      ELSE 'lost' END
    WHERE follow_up_status = 'open'
      AND EXISTS (SELECT 1 FROM quotes WHERE lead_id = leads.id AND withdrawn_at = asked_at)
      AND NOT EXISTS (SELECT 1 FROM events WHERE lead_id = leads.id AND kind = 'follow-up-status-changed'
                        AND text = 'open' AND at >= asked_at);
  `,
    // Version 3: each refund has an amount, and can be struck out, in a list of its own. Until now a receipt said when it went back.
    `
  ALTER TABLE quotes ADD COLUMN deposit_refunds text NOT NULL DEFAULT '[]'${json("deposit_refunds")};
  ${refunds}`,
    // Version 4: lines and templates that the agency keeps. Nothing of them is about a request.
    `
  CREATE TABLE saved_parts (
    id ${sorted} PRIMARY KEY,
    locale text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('template', 'line')),
    name ${sorted} NOT NULL,
    content text NOT NULL${json("content")},
    created_at ${sorted} NOT NULL,
    UNIQUE (locale, kind, name)
  )${strict};
  `,
    // Version 5: when the agency took a quote back, whose status is then "replaced", as of any that is no longer offered.
    `
  ALTER TABLE quotes ADD COLUMN retracted_at ${sorted};
  `,
    // Version 6: with all columns of its condition, or SQLite would read every quote instead of the few that this index has.
    `
  DROP INDEX quotes_to_refund;
  CREATE INDEX quotes_to_refund ON quotes (lead_id, withdrawn_at, deposit_received)
    WHERE withdrawn_at IS NOT NULL AND deposit_received > 0;
  `,
  ];
}

/**
 * The number of a store of version 1, with which the migrations of both engines begin (SQLite's `user_version`, the newest row of
 * PostgreSQL's table `migrations`). Smaller numbers are of stores before it, which this program cannot read.
 */
export const firstVersion = 100;

/** The number of a store that has had these migrations. */
export const versionAfter = (migrations: readonly string[]): number => firstVersion + migrations.length - 1;

/** Why a store of before version 1 is not opened, and what makes it one of version 1. */
export const tooEarly =
  "is of before version 1: start commit c95118f0 of this program on it once (docs/running.md), then this one";

/** The migrations that a store of this number still needs, each with the number that it makes; 0: an empty database. Throws a StoreOpenError. */
export function missingMigrations(version: number, migrations: readonly string[]) {
  const newest = versionAfter(migrations);
  if (version > newest)
    throw new StoreOpenError(
      `The store has schema ${version}; this version of the program supports ${newest}: start a newer one`,
      false,
    );
  if (version > 0 && version < firstVersion) throw new StoreOpenError(`The store ${tooEarly}`, false);
  return migrations
    .map((statements, index) => ({ statements, number: firstVersion + index }))
    .filter(({ number }) => number > version);
}

/** The number of a store once it is opened. */
export const storeVersion = versionAfter(migrationsOf("sqlite"));
