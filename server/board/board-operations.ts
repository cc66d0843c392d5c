import { type Clock, isoTime } from "#app/domain/clock.ts";
import { type MailAddress, normaliseEmail } from "#app/domain/mail-address.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { type BoardFile, type BoardOperations, lastPage, openLists, rowsOfPage } from "#quotes/board.ts";
import { agencyDay, contractsBefore } from "#quotes/deadlines.ts";
import type { Links } from "#quotes/links.ts";
import { boardLetter } from "#quotes/mails/agency-mails.ts";
import { type MailSettings, mailToColleague } from "#quotes/mails/parts.ts";
import type { Log } from "#quotes/platform.ts";
import { type BoardPage, maxCounted } from "#quotes/store/board.ts";
import { RequestErasedError, type Store } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";
import { visitReport } from "#server/counts/report.ts";
import { erasePerson, otherSpellings } from "#server/leads/erasure.ts";
import { failureFields } from "#server/log.ts";
import type { Transport } from "#server/mail/transport.ts";
import { boardRow } from "./rows.ts";

/** Links that are mailed to one address of the agency: three at once, then one every ten minutes. */
const linkLimit = { burst: 3, intervalMs: 10 * 60 * 1000 };

const csvType = "text/csv; charset=utf-8";
const files: Readonly<Record<BoardFile, { readonly name: string; readonly type: string }>> = {
  "csv-fr": { name: "demandes.csv", type: csvType },
  "csv-en": { name: "requests.csv", type: csvType },
  xlsx: {
    name: "demandes.xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  backup: { name: "sauvegarde.sqlite", type: "application/vnd.sqlite3" },
};

export type BoardParts = {
  readonly store: Store;
  readonly links: Links;
  readonly clock: Clock;
  readonly log: Log;
  readonly transport: Pick<Transport, "send">;
  readonly mailSettings: MailSettings;
  readonly mailDirectory: string;
  /** Makes a file of all requests. */
  readonly download: (file: BoardFile, ipAddress: string) => Promise<ReadableStream<Uint8Array>>;
  /** Whether `download` can make a backup. */
  readonly hasBackup: boolean;
};

/** What the board of all requests can do. */
export function createBoardOperations({
  store,
  links,
  clock,
  log,
  transport,
  mailSettings,
  mailDirectory,
  download,
  hasBackup,
}: BoardParts): BoardOperations {
  const onUnreadable = (record: UnreadableRecord) => log.error("record.unreadable", { ...record });
  const rowsOf = ({ entries }: BoardPage) => entries.map((entry) => boardRow(entry, clock()));
  const shared = async (locale: Locale) => ({
    locale,
    counts: await store.boardCounts(),
    maxCounted: maxCounted,
    hasBackup,
  });

  async function mailLink(recipient: MailAddress, locale: Locale): Promise<void> {
    const page = await links.forBoard(locale, {
      limits: [{ ...linkLimit, name: `board:${normaliseEmail(recipient.address)}` }],
      replacing: false,
    });
    if (page === null) return log.info("board.link-refused");
    const at = isoTime(clock());
    await transport.send({
      mail: mailToColleague(boardLetter(locale, page, mailSettings), recipient, mailSettings),
      purpose: "agency-board",
      leadId: "BOARD",
      leadCreatedAt: at,
      messageId: `<board-${Date.parse(at)}@${mailSettings.mailFrom.address.split("@")[1]}>`,
    });
    log.info("board.link-sent");
  }

  return {
    async sendLink(entered, locale) {
      const recipient = mailSettings.leadsTo.find(
        ({ address }) => normaliseEmail(address) === normaliseEmail(entered),
      );
      if (recipient === undefined) return log.info("board.unknown-address");
      // Nobody waits for it: whoever asks must not learn from the time that it takes whether the address is one of the agency's.
      mailLink(recipient, locale).catch((error: unknown) =>
        log.error("board.link-failed", failureFields(error)),
      );
    },

    async view(token, list, page) {
      const link = await links.openBoard(token);
      if (link === null) return null;
      const limit = rowsOfPage;
      const offset = (Math.min(page, lastPage) - 1) * limit;
      const sections = [];
      for (const each of list === null ? openLists : [list]) {
        const found = await store.boardPage(each, { offset, limit }, onUnreadable);
        sections.push({ list: each, rows: rowsOf(found), more: found.more });
      }
      return { ...(await shared(link.locale)), sections, page: list === null ? null : page };
    },

    async search(token, text) {
      const link = await links.openBoard(token);
      if (link === null) return null;
      const found = await store.find(text, rowsOfPage, onUnreadable);
      const { more, complete } = found;
      return { ...(await shared(link.locale)), rows: rowsOf(found), more, complete };
    },

    async visits(token) {
      const link = await links.openBoard(token);
      if (link === null) return null;
      const report = await visitReport(store, agencyDay(clock()));
      return { ...(await shared(link.locale)), report };
    },

    async openRequest(token, leadId) {
      if ((await links.openBoard(token)) === null) return null;
      return links.forBoardEntry(leadId).catch((error: unknown) => {
        if (error instanceof RequestErasedError) return null;
        throw error;
      });
    },

    async file(token, file, ipAddress) {
      if ((await links.openBoard(token)) === null || (file === "backup" && !hasBackup)) return null;
      const body = await download(file, ipAddress);
      log.info("board.file", { file });
      const { name, type } = files[file];
      return { name: `${agencyDay(clock())}-${name}`, type, body };
    },

    async erasable(token, email) {
      if ((await links.openBoard(token)) === null) return null;
      return store.requestsOf(normaliseEmail(email), contractsBefore(clock()));
    },

    async erase(token, email) {
      if ((await links.openBoard(token)) === null) return null;
      const keeping = { contractsBefore: contractsBefore(clock()) };
      const { leadIds, keptIds } = await erasePerson(store, mailDirectory, email, keeping);
      log.info("lead.erased", { leads: leadIds.length, kept: keptIds.length });
      return { requests: leadIds.length, kept: keptIds.length, others: await otherSpellings(store, email) };
    },
  };
}
