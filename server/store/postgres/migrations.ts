import type { Log } from "#server/log.ts";
import type { Transaction } from "../sql/engine.ts";
import { rewriteRecords } from "../sql/rewrite.ts";
import { sql } from "../sql/statement.ts";
import { storeVersion } from "../sql/version.ts";
import { StoreVersionError } from "../store.ts";

/**
 * The migrations of stores before version 1, in order; each runs once.
 *
 * The tables and columns are the same as SQLite's. Times are text there too, as `isoTime` writes them; the collation "C"
 * compares them, and the ids, byte by byte as SQLite does. JSON is stored as text: no statement reads its fields.
 */
export const earlierMigrations: readonly string[] = [
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
    last_contact_at text COLLATE "C" NOT NULL
  );
  CREATE INDEX leads_by_content ON leads (content_hash, created_at);
  CREATE INDEX leads_by_email ON leads (email);
  CREATE INDEX leads_by_last_contact ON leads (last_contact_at);

  CREATE TABLE mail_jobs (
    id text COLLATE "C" PRIMARY KEY,
    lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('agency-notice', 'visitor-receipt')),
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
  CREATE INDEX mail_jobs_by_lead ON mail_jobs (lead_id);
  CREATE INDEX mail_jobs_by_time ON mail_jobs (status, next_attempt_at);

  CREATE TABLE gates (key text COLLATE "C" PRIMARY KEY, whole_at bigint NOT NULL);
  CREATE INDEX gates_by_time ON gates (whole_at);
  `,
  `
  ALTER TABLE leads
    ADD COLUMN handling text NOT NULL DEFAULT 'open' CHECK (handling IN ('open', 'answered', 'won', 'lost')),
    ADD COLUMN notes text NOT NULL DEFAULT '',
    ADD COLUMN draft text,
    ADD COLUMN visit text,
    ADD COLUMN remind_at text COLLATE "C",
    ADD COLUMN reminded_at text COLLATE "C";
  CREATE INDEX leads_by_reminder ON leads (remind_at) WHERE reminded_at IS NULL;

  CREATE TABLE links (
    token_hash text COLLATE "C" PRIMARY KEY,
    lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    audience text NOT NULL CHECK (audience IN ('agency', 'client')),
    expires_at text COLLATE "C" NOT NULL
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
    draft_hash text NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    remind_at text COLLATE "C",
    reminded_at text COLLATE "C",
    decided_at text COLLATE "C",
    decision text,
    UNIQUE (lead_id, version),
    CHECK ((status IN ('accepted', 'declined')) = (decided_at IS NOT NULL AND decision IS NOT NULL))
  );
  CREATE INDEX quotes_by_reminder ON quotes (remind_at) WHERE reminded_at IS NULL;

  CREATE TABLE events (
    id text COLLATE "C" PRIMARY KEY,
    lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    kind text NOT NULL,
    at text COLLATE "C" NOT NULL,
    quote_id text COLLATE "C" REFERENCES quotes (id) ON DELETE CASCADE,
    text text NOT NULL
  );
  CREATE INDEX events_by_lead ON events (lead_id, at);

  ALTER TABLE mail_jobs
    ADD COLUMN event_id text COLLATE "C" REFERENCES events (id) ON DELETE CASCADE,
    DROP CONSTRAINT mail_jobs_purpose_check,
    ADD CONSTRAINT mail_jobs_purpose_check CHECK (purpose IN (
      'agency-notice', 'visitor-receipt', 'agency-reminder', 'client-quote', 'client-reminder', 'client-acceptance',
      'agency-acceptance', 'agency-decline', 'agency-question', 'webhook'
    ));
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
  "ALTER TABLE events ADD COLUMN sequence integer NOT NULL DEFAULT 0",
  // As `contractEndOf` computes it: delivery, or the end of the subscriptions. What cannot be read stays without a day.
  `
  ALTER TABLE quotes ADD COLUMN performed_on text COLLATE "C";
  DO $$
  DECLARE
    stored record;
    terms jsonb;
    months integer;
  BEGIN
    FOR stored IN SELECT id, quote FROM quotes LOOP
      BEGIN
        terms := stored.quote::jsonb -> 'terms';
        months := CASE WHEN terms -> 'lines' @? '$[*] ? (@.billing != "once")'
          THEN nullif((terms ->> 'subscriptionMonths')::integer, 0) ELSE 0 END;
        UPDATE quotes
          SET performed_on = to_char((terms ->> 'deliverOn')::date + make_interval(months => months), 'YYYY-MM-DD')
          WHERE id = stored.id;
      EXCEPTION WHEN OTHERS THEN
        NULL;
      END;
    END LOOP;
  END $$;
  `,
  // The version of a form's kind and fields. Version 1 is what was stored before.
  "ALTER TABLE leads ADD COLUMN fields_schema integer NOT NULL DEFAULT 1",
  // The purposes of mails are in the schema of rows: a new one needs no migration.
  "ALTER TABLE mail_jobs DROP CONSTRAINT mail_jobs_purpose_check",
  // Servers of the previous version count in the view until they are stopped.
  `
  ALTER TABLE gates RENAME TO rate_limits;
  ALTER TABLE rate_limits RENAME COLUMN whole_at TO available_at;
  ALTER INDEX gates_pkey RENAME TO rate_limits_pkey;
  ALTER INDEX gates_by_time RENAME TO rate_limits_by_time;
  CREATE VIEW gates AS SELECT key, available_at AS whole_at FROM rate_limits;
  `,
  // Counted with every mail, and looked for once a minute.
  "CREATE INDEX leads_by_quarantine ON leads (remind_at) WHERE status = 'quarantined'",
  // Whose page a link opens is in the schema of rows too.
  "ALTER TABLE links DROP CONSTRAINT links_audience_check",
  'ALTER TABLE quotes ADD COLUMN deposit_received_on text COLLATE "C"',
  // What was accepted of a quote with options. What was confirmed stays as it is.
  `
  ALTER TABLE quotes
    ADD COLUMN accepted_quote text COLLATE "C",
    ADD COLUMN accepted_pdf bytea,
    ADD COLUMN accepted_pdf_hash text COLLATE "C";
  `,
  'ALTER TABLE quotes ADD COLUMN withdrawn_at text COLLATE "C", ADD COLUMN withdrawal text',
  // The lists of the board, each in the order of an index. When a client asked last was looked for in the events before.
  `
  ALTER TABLE leads
    ADD COLUMN asked_at text COLLATE "C",
    ADD COLUMN has_words integer NOT NULL DEFAULT 0;
  UPDATE leads SET asked_at = (SELECT max(at) FROM events WHERE lead_id = leads.id AND kind = 'question')
    WHERE EXISTS (SELECT 1 FROM events WHERE lead_id = leads.id AND kind = 'question');
  ALTER TABLE quotes ADD COLUMN deposit bigint NOT NULL DEFAULT 0;
  DO $$
  DECLARE
    stored record;
  BEGIN
    FOR stored IN SELECT id, COALESCE(accepted_quote, quote) AS quote FROM quotes LOOP
      BEGIN
        UPDATE quotes SET deposit = coalesce(
            (jsonb_path_query_first(stored.quote::jsonb,
              '$.totals.payments[*] ? (@.kind == "deposit").amount') #>> '{}')::bigint, 0)
          WHERE id = stored.id;
      EXCEPTION WHEN OTHERS THEN
        NULL;
      END;
    END LOOP;
  END $$;
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
    lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    word text COLLATE "C" NOT NULL,
    PRIMARY KEY (lead_id, word)
  );
  CREATE INDEX lead_words_by_word ON lead_words (word, lead_id);
  CREATE TABLE board_links (
    token_hash text COLLATE "C" PRIMARY KEY,
    locale text NOT NULL,
    expires_at text COLLATE "C" NOT NULL
  );
  `,
  // Links that are stored already need a code.
  'ALTER TABLE links ADD COLUMN suffices_until text COLLATE "C"',
  `
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
  `,
  // Earlier versions stored fewer words: they are added in the background.
  "UPDATE leads SET has_words = 0",
  // Stores that earlier versions moved here from SQLite lack some words: they are added likewise.
  "UPDATE leads SET has_words = 0",
  // The general terms that are part of a quote. The first quotes did not keep them.
  "ALTER TABLE quotes ADD COLUMN general_terms text",
  // What is counted of visits. Its kinds are in the code.
  `
  CREATE TABLE counts (
    day text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    total bigint NOT NULL,
    PRIMARY KEY (day, kind, key)
  );
  `,
  // As the board lists quarantined requests: those of one moment are not sorted again.
  `
  DROP INDEX leads_by_quarantine;
  CREATE INDEX leads_by_quarantine ON leads (remind_at, id) WHERE status = 'quarantined';
  `,
  // As `contractEndOf` computes it today, where nobody gave another day: subscriptions renew, and a contract with payments
  // after its delivery ends with the last one.
  `
  DO $$
  DECLARE
    stored record;
    document jsonb;
  BEGIN
    FOR stored IN SELECT id, COALESCE(accepted_quote, quote) AS quote FROM quotes
      WHERE performed_on IS NOT NULL AND withdrawn_at IS NULL AND NOT EXISTS (SELECT 1 FROM events
        WHERE quote_id = quotes.id AND kind IN ('performed-on-changed', 'performance-dated'))
    LOOP
      BEGIN
        document := stored.quote::jsonb;
        IF document #> '{terms,lines}' @? '$[*] ? (@.billing != "once" && !(@.inclusion == "offered"))' THEN
          UPDATE quotes SET performed_on = NULL WHERE id = stored.id;
        ELSE
          UPDATE quotes SET performed_on = greatest(performed_on,
              (SELECT to_char(max((payment ->> 'dueOn')::date), 'YYYY-MM-DD')
                FROM jsonb_array_elements(document #> '{totals,payments}') AS payment) COLLATE "C")
            WHERE id = stored.id;
        END IF;
      EXCEPTION WHEN OTHERS THEN
        NULL;
      END;
    END LOOP;
  END $$;
  `,
  // How much of a deposit arrived, in cents. At first only its day was recorded.
  "ALTER TABLE quotes ADD COLUMN deposit_amount integer",
  // When the client is to be mailed how to pay the deposit; null once that is queued, and where the acceptance says it.
  `
  ALTER TABLE quotes ADD COLUMN ask_deposit_at text COLLATE "C";
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
  ALTER TABLE quotes ADD COLUMN deposit_until text COLLATE "C";
  DROP INDEX quotes_without_deposit;
  CREATE INDEX quotes_without_deposit ON quotes ((COALESCE(deposit_until, '9999-12-31')), decided_at, lead_id)
    WHERE status = 'accepted' AND (deposit_received_on IS NULL OR deposit_amount < deposit) AND deposit > 0;
  `,
  // Earlier versions did not fold every letter (`ß`, `ł`): the words are made again in the background.
  "UPDATE leads SET has_words = 0",
];

/** The schema of version 1, in which the records are then rewritten (`sql/rewrite.ts`). Servers of an earlier version are stopped. */
const beforeRewrite = `
  LOCK TABLE leads, links, quotes, events, mail_jobs, rate_limits IN ACCESS EXCLUSIVE MODE;
  DROP VIEW gates;
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
  ALTER INDEX mail_jobs_pkey RENAME TO outbox_jobs_pkey;
  ALTER TABLE outbox_jobs RENAME CONSTRAINT mail_jobs_check TO outbox_jobs_check;
  ALTER TABLE outbox_jobs RENAME CONSTRAINT mail_jobs_status_check TO outbox_jobs_status_check;
  ALTER TABLE outbox_jobs RENAME CONSTRAINT mail_jobs_lead_id_fkey TO outbox_jobs_lead_id_fkey;
  ALTER TABLE outbox_jobs RENAME CONSTRAINT mail_jobs_event_id_fkey TO outbox_jobs_event_id_fkey;
  ALTER TABLE leads RENAME CONSTRAINT leads_handling_check TO leads_follow_up_status_check;
  ALTER TABLE leads RENAME COLUMN handling TO follow_up_status;
  ALTER TABLE links RENAME COLUMN suffices_until TO no_code_until;
  ALTER TABLE quotes RENAME COLUMN performed_on TO contract_ends_on;
  ALTER TABLE quotes RENAME COLUMN deposit TO deposit_asked;
  ALTER TABLE quotes ADD COLUMN deposit_receipts text NOT NULL DEFAULT '[]';
  ALTER TABLE quotes ADD COLUMN deposit_received bigint NOT NULL DEFAULT 0;
`;

/** Drops what the rewriting has read. */
const afterRewrite = `
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

/** Updates the schema. If several servers start at once, one migrates and the others wait. */
export async function migrate({ all, run, lock }: Transaction, log: Log): Promise<void> {
  await lock(["migrations"]);
  await run(
    sql`CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)`,
  );
  const [latest] = await all(sql`SELECT coalesce(max(version), 0) AS version FROM migrations`);
  const version = Number(latest?.version);
  if (version > storeVersion) throw new StoreVersionError(version, storeVersion);
  if (version === storeVersion) return;
  for (const migration of earlierMigrations.slice(version)) await run(sql([migration]));
  await run(sql([beforeRewrite]));
  await rewriteRecords({ all, run }, log);
  await run(sql([afterRewrite]));
  await run(sql`DELETE FROM migrations`);
  await run(sql`INSERT INTO migrations VALUES (${storeVersion}, now())`);
}
