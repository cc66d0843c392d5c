import type { Transaction } from "../sql/engine.ts";
import { sql } from "../sql/statement.ts";
import { missingMigrations } from "../sql/version.ts";

/**
 * In order; each runs once. A published one is never edited: a change is added at the end. It must work with servers of
 * the previous version too, because they go on running while the first new server starts.
 *
 * The tables and columns are the same as SQLite's. Times are text there too, as `isoTime` writes them; the collation "C"
 * compares them, and the ids, byte by byte as SQLite does. JSON is stored as text: no statement reads its fields.
 */
export const migrations: readonly string[] = [
  // Version 1.
  `
  CREATE TABLE meta (name text PRIMARY KEY, value bytea NOT NULL);

  CREATE TABLE leads (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL,
    locale text NOT NULL,
    status text NOT NULL CHECK (status IN ('new', 'quarantined')),
    email text COLLATE "C" NOT NULL,
    fields text NOT NULL,
    quote text,
    suspicions text NOT NULL,
    content_hash text COLLATE "C" NOT NULL,
    idempotency_key text COLLATE "C" UNIQUE,
    created_at text COLLATE "C" NOT NULL,
    last_contact_at text COLLATE "C" NOT NULL,
    follow_up_status text NOT NULL DEFAULT 'open'
      CHECK (follow_up_status IN ('open', 'answered', 'won', 'lost')),
    notes text NOT NULL DEFAULT '',
    draft text,
    visit text,
    remind_at text COLLATE "C",
    reminded_at text COLLATE "C",
    asked_at text COLLATE "C",
    has_words integer NOT NULL DEFAULT 0
  );
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
    lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    word text COLLATE "C" NOT NULL,
    PRIMARY KEY (lead_id, word)
  );
  CREATE INDEX lead_words_by_word ON lead_words (word, lead_id);

  CREATE TABLE links (
    token_hash text COLLATE "C" PRIMARY KEY,
    lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    audience text NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    no_code_until text COLLATE "C"
  );
  CREATE INDEX links_by_lead ON links (lead_id);

  CREATE TABLE quotes (
    id text COLLATE "C" PRIMARY KEY,
    lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    version integer NOT NULL,
    status text NOT NULL CHECK (status IN ('sent', 'replaced', 'accepted', 'declined')),
    quote text NOT NULL,
    pdf bytea NOT NULL,
    pdf_hash text NOT NULL,
    accepted_quote text COLLATE "C",
    accepted_pdf bytea,
    accepted_pdf_hash text COLLATE "C",
    general_terms text,
    draft_hash text NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    remind_at text COLLATE "C",
    reminded_at text COLLATE "C",
    decided_at text COLLATE "C",
    decision text,
    contract_ends_on text COLLATE "C",
    deposit_asked bigint NOT NULL DEFAULT 0,
    deposit_receipts text NOT NULL DEFAULT '[]',
    deposit_received bigint NOT NULL DEFAULT 0,
    ask_deposit_at text COLLATE "C",
    deposit_until text COLLATE "C",
    withdrawn_at text COLLATE "C",
    withdrawal text,
    UNIQUE (lead_id, version),
    CHECK ((status IN ('accepted', 'declined')) = (decided_at IS NOT NULL AND decision IS NOT NULL))
  );
  CREATE INDEX quotes_by_reminder ON quotes (remind_at) WHERE reminded_at IS NULL AND status = 'sent';
  CREATE INDEX quotes_to_ask ON quotes (ask_deposit_at) WHERE ask_deposit_at IS NOT NULL;
  CREATE INDEX quotes_of_lead
    ON quotes (lead_id, status, expires_at, deposit_received, withdrawn_at, deposit_asked);
  CREATE INDEX quotes_waiting ON quotes (expires_at, lead_id) WHERE status = 'sent';
  CREATE INDEX quotes_without_deposit ON quotes ((COALESCE(deposit_until, '9999-12-31')), decided_at, lead_id)
    WHERE status = 'accepted' AND deposit_received < deposit_asked;

  CREATE TABLE acceptance_codes (
    quote_id text COLLATE "C" PRIMARY KEY REFERENCES quotes (id) ON DELETE CASCADE,
    lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    requests integer NOT NULL,
    first_requested_at text COLLATE "C" NOT NULL,
    last_requested_at text COLLATE "C" NOT NULL,
    code_hash text COLLATE "C",
    expires_at text COLLATE "C",
    tries integer NOT NULL DEFAULT 0
  );
  CREATE INDEX acceptance_codes_by_lead ON acceptance_codes (lead_id);

  CREATE TABLE events (
    id text COLLATE "C" PRIMARY KEY,
    lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    kind text NOT NULL,
    at text COLLATE "C" NOT NULL,
    quote_id text COLLATE "C" REFERENCES quotes (id) ON DELETE CASCADE,
    text text NOT NULL,
    sequence integer NOT NULL DEFAULT 0
  );
  CREATE INDEX events_by_lead ON events (lead_id, at);
  -- A deleted quote takes its events along, and a deleted event its jobs.
  CREATE INDEX events_by_quote ON events (quote_id) WHERE quote_id IS NOT NULL;

  CREATE TABLE outbox_jobs (
    id text COLLATE "C" PRIMARY KEY,
    lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    purpose text NOT NULL,
    event_id text COLLATE "C" REFERENCES events (id) ON DELETE CASCADE,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sending', 'sent', 'dead')),
    attempts integer NOT NULL DEFAULT 0,
    created_at text COLLATE "C" NOT NULL,
    next_attempt_at text COLLATE "C" NOT NULL,
    claimed_by text,
    claimed_until text COLLATE "C",
    last_error text,
    message_id text,
    sent_at text,
    CHECK ((status = 'sending') = (claimed_by IS NOT NULL AND claimed_until IS NOT NULL))
  );
  CREATE INDEX outbox_jobs_by_lead ON outbox_jobs (lead_id);
  CREATE INDEX outbox_jobs_by_time ON outbox_jobs (status, next_attempt_at);
  CREATE INDEX outbox_jobs_by_event ON outbox_jobs (event_id) WHERE event_id IS NOT NULL;

  CREATE TABLE board_links (
    token_hash text COLLATE "C" PRIMARY KEY,
    locale text NOT NULL,
    expires_at text COLLATE "C" NOT NULL
  );

  CREATE TABLE rate_limits (key text COLLATE "C" PRIMARY KEY, available_at bigint NOT NULL);
  CREATE INDEX rate_limits_by_time ON rate_limits (available_at);

  CREATE TABLE counts (
    day text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    total bigint NOT NULL,
    PRIMARY KEY (day, kind, key)
  );
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
  ALTER TABLE quotes ADD COLUMN deposit_refunds text NOT NULL DEFAULT '[]';
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
];

/** Updates the schema. If several servers start at once, one migrates and the others wait. */
export async function migrate({ all, run, lock }: Transaction, list = migrations): Promise<void> {
  await lock(["migrations"]);
  await run(
    sql`CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)`,
  );
  const [latest] = await all(sql`SELECT coalesce(max(version), 0) AS version FROM migrations`);
  for (const { statements, number } of missingMigrations(Number(latest?.version), list)) {
    await run(sql([statements]));
    await run(sql`INSERT INTO migrations VALUES (${number}, now())`);
  }
}
