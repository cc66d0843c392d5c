/** In order; each runs once. A published one is never edited: changes are added at the end. */
export const migrations: readonly string[] = [
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
];
