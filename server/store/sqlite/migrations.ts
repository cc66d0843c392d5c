/** The migrations of stores before version 1, in order; each runs once. */
export const earlierMigrations: readonly string[] = [
  `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    locale TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('new', 'quarantined')),
    email TEXT NOT NULL,
    fields TEXT NOT NULL CHECK (json_valid(fields)),
    suspicions TEXT NOT NULL CHECK (json_valid(suspicions)),
    content_hash TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    created_at TEXT NOT NULL,
    last_contact_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX leads_by_content ON leads (content_hash, created_at);
  CREATE INDEX leads_by_email ON leads (email);
  CREATE INDEX leads_by_last_contact ON leads (last_contact_at);

  CREATE TABLE mail_jobs (
    id TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN ('agency-notice', 'visitor-receipt')),
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
  CREATE INDEX mail_jobs_by_lead ON mail_jobs (lead_id);
  CREATE INDEX mail_jobs_by_time ON mail_jobs (status, next_attempt_at);

  CREATE TABLE gates (key TEXT PRIMARY KEY, whole_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX gates_by_time ON gates (whole_at);
  `,
  "ALTER TABLE leads ADD COLUMN quote TEXT CHECK (json_valid(quote))",
  // The table of mail jobs is made anew: SQLite cannot change a CHECK.
  `
  ALTER TABLE leads ADD COLUMN handling TEXT NOT NULL DEFAULT 'open'
    CHECK (handling IN ('open', 'answered', 'won', 'lost'));
  ALTER TABLE leads ADD COLUMN notes TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN draft TEXT CHECK (json_valid(draft));
  ALTER TABLE leads ADD COLUMN visit TEXT CHECK (json_valid(visit));
  ALTER TABLE leads ADD COLUMN remind_at TEXT;
  ALTER TABLE leads ADD COLUMN reminded_at TEXT;
  CREATE INDEX leads_by_reminder ON leads (remind_at) WHERE reminded_at IS NULL;

  CREATE TABLE links (
    token_hash TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    audience TEXT NOT NULL CHECK (audience IN ('agency', 'client')),
    expires_at TEXT NOT NULL
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
    draft_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    remind_at TEXT,
    reminded_at TEXT,
    decided_at TEXT,
    decision TEXT CHECK (json_valid(decision)),
    UNIQUE (lead_id, version),
    CHECK ((status IN ('accepted', 'declined')) = (decided_at IS NOT NULL AND decision IS NOT NULL))
  ) STRICT;
  CREATE INDEX quotes_by_reminder ON quotes (remind_at) WHERE reminded_at IS NULL;

  CREATE TABLE events (
    id TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    at TEXT NOT NULL,
    quote_id TEXT REFERENCES quotes (id) ON DELETE CASCADE,
    text TEXT NOT NULL
  ) STRICT;
  CREATE INDEX events_by_lead ON events (lead_id, at);

  CREATE TABLE new_mail_jobs (
    id TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN (
      'agency-notice', 'visitor-receipt', 'agency-reminder', 'client-quote', 'client-reminder', 'client-acceptance',
      'agency-acceptance', 'agency-decline', 'agency-question', 'webhook'
    )),
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
  INSERT INTO new_mail_jobs (id, lead_id, purpose, status, attempts, created_at, next_attempt_at, claimed_by,
      claimed_until, last_error, message_id, sent_at)
    SELECT id, lead_id, purpose, status, attempts, created_at, next_attempt_at, claimed_by, claimed_until, last_error,
      message_id, sent_at FROM mail_jobs;
  DROP TABLE mail_jobs;
  ALTER TABLE new_mail_jobs RENAME TO mail_jobs;
  CREATE INDEX mail_jobs_by_lead ON mail_jobs (lead_id);
  CREATE INDEX mail_jobs_by_time ON mail_jobs (status, next_attempt_at);
  `,
  // A deleted event or quote takes what is about it along: without these, each would be looked for in the whole table.
  `
  CREATE INDEX mail_jobs_by_event ON mail_jobs (event_id) WHERE event_id IS NOT NULL;
  CREATE INDEX events_by_quote ON events (quote_id) WHERE quote_id IS NOT NULL;
  DROP INDEX leads_by_reminder;
  CREATE INDEX leads_by_reminder ON leads (remind_at)
    WHERE reminded_at IS NULL AND handling = 'open' AND status = 'new';
  DROP INDEX quotes_by_reminder;
  CREATE INDEX quotes_by_reminder ON quotes (remind_at) WHERE reminded_at IS NULL AND status = 'sent';
  `,
  // Events of one millisecond are in the order in which they were stored; earlier ones have none.
  "ALTER TABLE events ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0",
  // As `contractEndOf` computes it: delivery, or the end of the subscriptions. What cannot be read stays without a day.
  `
  ALTER TABLE quotes ADD COLUMN performed_on TEXT;
  UPDATE quotes SET performed_on = CASE
      WHEN NOT EXISTS (SELECT 1 FROM json_each(quote, '$.terms.lines') WHERE value ->> 'billing' <> 'once')
        THEN date(quote ->> '$.terms.deliverOn')
      WHEN quote ->> '$.terms.subscriptionMonths' > 0
        THEN date(quote ->> '$.terms.deliverOn', '+' || (quote ->> '$.terms.subscriptionMonths') || ' months', 'floor')
    END
    WHERE json_valid(quote);
  `,
  // The version of a form's kind and fields. Version 1 is what was stored before.
  "ALTER TABLE leads ADD COLUMN fields_schema INTEGER NOT NULL DEFAULT 1",
  // The purposes of mails are in the schema of rows: a new one needs no migration. SQLite cannot drop a CHECK.
  `
  CREATE TABLE new_mail_jobs (
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
  INSERT INTO new_mail_jobs (id, lead_id, purpose, event_id, status, attempts, created_at, next_attempt_at, claimed_by,
      claimed_until, last_error, message_id, sent_at)
    SELECT id, lead_id, purpose, event_id, status, attempts, created_at, next_attempt_at, claimed_by, claimed_until,
      last_error, message_id, sent_at FROM mail_jobs;
  DROP TABLE mail_jobs;
  ALTER TABLE new_mail_jobs RENAME TO mail_jobs;
  CREATE INDEX mail_jobs_by_lead ON mail_jobs (lead_id);
  CREATE INDEX mail_jobs_by_time ON mail_jobs (status, next_attempt_at);
  CREATE INDEX mail_jobs_by_event ON mail_jobs (event_id) WHERE event_id IS NOT NULL;
  `,
  `
  DROP INDEX gates_by_time;
  ALTER TABLE gates RENAME TO rate_limits;
  ALTER TABLE rate_limits RENAME COLUMN whole_at TO available_at;
  CREATE INDEX rate_limits_by_time ON rate_limits (available_at);
  `,
  // Counted with every mail, and looked for once a minute.
  "CREATE INDEX leads_by_quarantine ON leads (remind_at) WHERE status = 'quarantined'",
  // Whose page a link opens is in the schema of rows too.
  `
  CREATE TABLE new_links (
    token_hash TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    audience TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_links (token_hash, lead_id, audience, expires_at)
    SELECT token_hash, lead_id, audience, expires_at FROM links;
  DROP TABLE links;
  ALTER TABLE new_links RENAME TO links;
  CREATE INDEX links_by_lead ON links (lead_id);
  `,
  "ALTER TABLE quotes ADD COLUMN deposit_received_on TEXT",
  // What was accepted of a quote with options. What was confirmed stays as it is.
  `
  ALTER TABLE quotes ADD COLUMN accepted_quote TEXT CHECK (json_valid(accepted_quote));
  ALTER TABLE quotes ADD COLUMN accepted_pdf BLOB;
  ALTER TABLE quotes ADD COLUMN accepted_pdf_hash TEXT;
  `,
  `
  ALTER TABLE quotes ADD COLUMN withdrawn_at TEXT;
  ALTER TABLE quotes ADD COLUMN withdrawal TEXT;
  `,
  // The lists of the board, each in the order of an index. When a client asked last was looked for in the events before.
  `
  ALTER TABLE leads ADD COLUMN asked_at TEXT;
  UPDATE leads SET asked_at = (SELECT max(at) FROM events WHERE lead_id = leads.id AND kind = 'question');
  ALTER TABLE leads ADD COLUMN has_words INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE quotes ADD COLUMN deposit INTEGER NOT NULL DEFAULT 0;
  UPDATE quotes SET deposit = coalesce(
      (SELECT value ->> 'amount' FROM json_each(COALESCE(accepted_quote, quote), '$.totals.payments')
       WHERE value ->> 'kind' = 'deposit' AND typeof(value ->> 'amount') = 'integer'), 0)
    WHERE json_valid(quote);
  CREATE INDEX leads_to_answer ON leads (handling, COALESCE(asked_at, created_at), id)
    WHERE handling = 'open' AND status = 'new';
  CREATE INDEX leads_with_handling ON leads (id, handling, status);
  CREATE INDEX leads_by_handling ON leads (handling, last_contact_at, id) WHERE status = 'new';
  CREATE INDEX leads_without_words ON leads (id) WHERE has_words = 0;
  CREATE INDEX quotes_of_lead ON quotes (lead_id, status, expires_at, deposit_received_on, withdrawn_at, deposit);
  CREATE INDEX quotes_waiting ON quotes (expires_at, lead_id) WHERE status = 'sent';
  CREATE INDEX quotes_without_deposit ON quotes (decided_at, lead_id)
    WHERE status = 'accepted' AND deposit_received_on IS NULL AND deposit > 0;

  CREATE TABLE lead_words (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    word TEXT NOT NULL,
    PRIMARY KEY (lead_id, word)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX lead_words_by_word ON lead_words (word, lead_id);
  CREATE TABLE board_links (
    token_hash TEXT PRIMARY KEY,
    locale TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Links that are stored already need a code.
  "ALTER TABLE links ADD COLUMN suffices_until TEXT",
  `
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
  `,
  // Earlier versions stored fewer words: they are added in the background.
  "UPDATE leads SET has_words = 0",
  // The general terms that are part of a quote. The first quotes did not keep them.
  "ALTER TABLE quotes ADD COLUMN general_terms TEXT",
  // What is counted of visits. Its kinds are in the code.
  `
  CREATE TABLE counts (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    total INTEGER NOT NULL,
    PRIMARY KEY (day, kind, key)
  ) STRICT, WITHOUT ROWID;
  `,
  // As the board lists quarantined requests: those of one moment are not sorted again.
  `
  DROP INDEX leads_by_quarantine;
  CREATE INDEX leads_by_quarantine ON leads (remind_at, id) WHERE status = 'quarantined';
  `,
  // As `contractEndOf` computes it today, where nobody gave another day: subscriptions renew, and a contract with payments
  // after its delivery ends with the last one.
  `
  UPDATE quotes SET performed_on = CASE
      WHEN EXISTS (SELECT 1 FROM json_each(COALESCE(accepted_quote, quote), '$.terms.lines')
          WHERE value ->> 'billing' <> 'once' AND COALESCE(value ->> 'inclusion', 'fixed') <> 'offered')
        THEN NULL
      ELSE max(performed_on, COALESCE(
        (SELECT max(date(value ->> 'dueOn')) FROM json_each(COALESCE(accepted_quote, quote), '$.totals.payments')),
        performed_on))
    END
    WHERE performed_on IS NOT NULL AND withdrawn_at IS NULL AND json_valid(COALESCE(accepted_quote, quote))
      AND NOT EXISTS (SELECT 1 FROM events
        WHERE quote_id = quotes.id AND kind IN ('performed-on-changed', 'performance-dated'));
  `,
  // How much of a deposit arrived, in cents. At first only its day was recorded.
  "ALTER TABLE quotes ADD COLUMN deposit_amount INTEGER",
  // When the client is to be mailed how to pay the deposit; null once that is queued, and where the acceptance says it.
  `
  ALTER TABLE quotes ADD COLUMN ask_deposit_at TEXT;
  CREATE INDEX quotes_to_ask ON quotes (ask_deposit_at) WHERE ask_deposit_at IS NOT NULL;
  `,
  // A deposit of which less than was asked for has arrived is still awaited.
  `
  DROP INDEX quotes_without_deposit;
  CREATE INDEX quotes_without_deposit ON quotes (decided_at, lead_id)
    WHERE status = 'accepted' AND (deposit_received_on IS NULL OR deposit_amount < deposit) AND deposit > 0;
  DROP INDEX quotes_of_lead;
  CREATE INDEX quotes_of_lead
    ON quotes (lead_id, status, expires_at, deposit_received_on, withdrawn_at, deposit, deposit_amount);
  `,
  // The last day of the deposit of an accepted quote, where it names one: what is overdue is listed first.
  `
  ALTER TABLE quotes ADD COLUMN deposit_until TEXT;
  DROP INDEX quotes_without_deposit;
  CREATE INDEX quotes_without_deposit ON quotes ((COALESCE(deposit_until, '9999-12-31')), decided_at, lead_id)
    WHERE status = 'accepted' AND (deposit_received_on IS NULL OR deposit_amount < deposit) AND deposit > 0;
  `,
  // Earlier versions did not fold every letter (`ß`, `ł`): the words are made again in the background.
  "UPDATE leads SET has_words = 0",
];

/** The schema of version 1, in which the records are then rewritten (`sql/rewrite.ts`). Servers of an earlier version are stopped. */
export const beforeRewrite = `
  DROP INDEX leads_by_reminder;
  DROP INDEX leads_to_answer;
  DROP INDEX leads_with_handling;
  DROP INDEX leads_by_handling;
  DROP INDEX quotes_of_lead;
  DROP INDEX quotes_without_deposit;
  DROP INDEX mail_jobs_by_lead;
  DROP INDEX mail_jobs_by_time;
  DROP INDEX mail_jobs_by_event;
  ALTER TABLE mail_jobs RENAME TO outbox_jobs;
  ALTER TABLE leads RENAME COLUMN handling TO follow_up_status;
  ALTER TABLE links RENAME COLUMN suffices_until TO no_code_until;
  ALTER TABLE quotes RENAME COLUMN performed_on TO contract_ends_on;
  ALTER TABLE quotes RENAME COLUMN deposit TO deposit_asked;
  ALTER TABLE quotes ADD COLUMN deposit_receipts TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(deposit_receipts));
  ALTER TABLE quotes ADD COLUMN deposit_received INTEGER NOT NULL DEFAULT 0;
`;

/** Drops what the rewriting has read. */
export const afterRewrite = `
  ALTER TABLE leads DROP COLUMN fields_schema;
  ALTER TABLE quotes DROP COLUMN deposit_received_on;
  ALTER TABLE quotes DROP COLUMN deposit_amount;
  CREATE INDEX leads_by_reminder ON leads (remind_at)
    WHERE reminded_at IS NULL AND follow_up_status = 'open' AND status = 'new';
  CREATE INDEX leads_to_answer ON leads (follow_up_status, COALESCE(asked_at, created_at), id)
    WHERE follow_up_status = 'open' AND status = 'new';
  CREATE INDEX leads_with_follow_up_status ON leads (id, follow_up_status, status);
  CREATE INDEX leads_by_follow_up_status ON leads (follow_up_status, last_contact_at, id) WHERE status = 'new';
  CREATE INDEX quotes_of_lead
    ON quotes (lead_id, status, expires_at, deposit_received, withdrawn_at, deposit_asked);
  CREATE INDEX quotes_without_deposit ON quotes ((COALESCE(deposit_until, '9999-12-31')), decided_at, lead_id)
    WHERE status = 'accepted' AND deposit_received < deposit_asked;
  CREATE INDEX outbox_jobs_by_lead ON outbox_jobs (lead_id);
  CREATE INDEX outbox_jobs_by_time ON outbox_jobs (status, next_attempt_at);
  CREATE INDEX outbox_jobs_by_event ON outbox_jobs (event_id) WHERE event_id IS NOT NULL;
`;
