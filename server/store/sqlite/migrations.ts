import { versionAfter } from "../sql/version.ts";

/** In order; each runs once. A published one is never edited: changes are added at the end. */
export const migrations: readonly string[] = [
  // Version 1.
  `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    locale TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('new', 'quarantined')),
    email TEXT NOT NULL,
    fields TEXT NOT NULL CHECK (json_valid(fields)),
    quote TEXT CHECK (json_valid(quote)),
    suspicions TEXT NOT NULL CHECK (json_valid(suspicions)),
    content_hash TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    created_at TEXT NOT NULL,
    last_contact_at TEXT NOT NULL,
    follow_up_status TEXT NOT NULL DEFAULT 'open'
      CHECK (follow_up_status IN ('open', 'answered', 'won', 'lost')),
    notes TEXT NOT NULL DEFAULT '',
    draft TEXT CHECK (json_valid(draft)),
    visit TEXT CHECK (json_valid(visit)),
    remind_at TEXT,
    reminded_at TEXT,
    asked_at TEXT,
    has_words INTEGER NOT NULL DEFAULT 0
  ) STRICT;
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
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    word TEXT NOT NULL,
    PRIMARY KEY (lead_id, word)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX lead_words_by_word ON lead_words (word, lead_id);

  CREATE TABLE links (
    token_hash TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    audience TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    no_code_until TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX links_by_lead ON links (lead_id);

  CREATE TABLE quotes (
    id TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('sent', 'replaced', 'accepted', 'declined')),
    quote TEXT NOT NULL CHECK (json_valid(quote)),
    pdf BLOB NOT NULL,
    pdf_hash TEXT NOT NULL,
    accepted_quote TEXT CHECK (json_valid(accepted_quote)),
    accepted_pdf BLOB,
    accepted_pdf_hash TEXT,
    general_terms TEXT,
    draft_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    remind_at TEXT,
    reminded_at TEXT,
    decided_at TEXT,
    decision TEXT CHECK (json_valid(decision)),
    contract_ends_on TEXT,
    deposit_asked INTEGER NOT NULL DEFAULT 0,
    deposit_receipts TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(deposit_receipts)),
    deposit_received INTEGER NOT NULL DEFAULT 0,
    ask_deposit_at TEXT,
    deposit_until TEXT,
    withdrawn_at TEXT,
    withdrawal TEXT,
    UNIQUE (lead_id, version),
    CHECK ((status IN ('accepted', 'declined')) = (decided_at IS NOT NULL AND decision IS NOT NULL))
  ) STRICT;
  CREATE INDEX quotes_by_reminder ON quotes (remind_at) WHERE reminded_at IS NULL AND status = 'sent';
  CREATE INDEX quotes_to_ask ON quotes (ask_deposit_at) WHERE ask_deposit_at IS NOT NULL;
  CREATE INDEX quotes_of_lead
    ON quotes (lead_id, status, expires_at, deposit_received, withdrawn_at, deposit_asked);
  CREATE INDEX quotes_waiting ON quotes (expires_at, lead_id) WHERE status = 'sent';
  CREATE INDEX quotes_without_deposit ON quotes ((COALESCE(deposit_until, '9999-12-31')), decided_at, lead_id)
    WHERE status = 'accepted' AND deposit_received < deposit_asked;

  CREATE TABLE acceptance_codes (
    quote_id TEXT PRIMARY KEY REFERENCES quotes (id) ON DELETE CASCADE,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    requests INTEGER NOT NULL,
    first_requested_at TEXT NOT NULL,
    last_requested_at TEXT NOT NULL,
    code_hash TEXT,
    expires_at TEXT,
    tries INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX acceptance_codes_by_lead ON acceptance_codes (lead_id);

  CREATE TABLE events (
    id TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    at TEXT NOT NULL,
    quote_id TEXT REFERENCES quotes (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    sequence INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX events_by_lead ON events (lead_id, at);
  -- A deleted quote takes its events along, and a deleted event its jobs.
  CREATE INDEX events_by_quote ON events (quote_id) WHERE quote_id IS NOT NULL;

  CREATE TABLE outbox_jobs (
    id TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    event_id TEXT REFERENCES events (id) ON DELETE CASCADE,
    status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sending', 'sent', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at TEXT NOT NULL,
    next_attempt_at TEXT NOT NULL,
    claimed_by TEXT,
    claimed_until TEXT,
    last_error TEXT,
    message_id TEXT,
    sent_at TEXT,
    CHECK ((status = 'sending') = (claimed_by IS NOT NULL AND claimed_until IS NOT NULL))
  ) STRICT;
  CREATE INDEX outbox_jobs_by_lead ON outbox_jobs (lead_id);
  CREATE INDEX outbox_jobs_by_time ON outbox_jobs (status, next_attempt_at);
  CREATE INDEX outbox_jobs_by_event ON outbox_jobs (event_id) WHERE event_id IS NOT NULL;

  CREATE TABLE board_links (
    token_hash TEXT PRIMARY KEY,
    locale TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE rate_limits (key TEXT PRIMARY KEY, available_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX rate_limits_by_time ON rate_limits (available_at);

  CREATE TABLE counts (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    total INTEGER NOT NULL,
    PRIMARY KEY (day, kind, key)
  ) STRICT, WITHOUT ROWID;
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
  ALTER TABLE quotes ADD COLUMN deposit_refunds TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(deposit_refunds));
  UPDATE quotes SET
    deposit_refunds = (
      SELECT json_group_array(json_object('refundedOn', value ->> 'refundedOn', 'amount', value -> 'amount',
        'recordedAt', value ->> 'recordedAt', 'struckOut', NULL) ORDER BY key)
      FROM json_each(deposit_receipts) WHERE value ->> 'refundedOn' IS NOT NULL),
    deposit_receipts = (
      SELECT json_group_array(json_remove(value, '$.refundedOn') ORDER BY key) FROM json_each(deposit_receipts))
    WHERE deposit_receipts LIKE '%"refundedOn"%';
  `,
];

/** The number of a store once it is opened. */
export const storeVersion = versionAfter(migrations);
