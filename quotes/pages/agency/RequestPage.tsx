import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import { refundWords } from "#quotes/facts/withdrawal.ts";
import type { RequestView } from "#quotes/operations.ts";
import { Column, PageLink, Part } from "#quotes/pages/parts.tsx";
import { boardRequestPaths } from "#quotes/private-paths.ts";
import { refundOf } from "#quotes/withdrawal/refund.ts";
import { anchorOf, anchors } from "./anchors.ts";
import { Events, Mails } from "./History.tsx";
import { Indicative } from "./Indicative.tsx";
import { Notes } from "./Notes.tsx";
import { nextAction } from "./next-action.ts";
import { Questions } from "./Questions.tsx";
import { Quotes, VersionState } from "./Quotes.tsx";
import type { RequestRefused } from "./refused-form.ts";
import { StatusForm } from "./StatusForm.tsx";
import { VisitOriginDetails, VisitorDetails } from "./VisitorDetails.tsx";

/** A request, for the agency: who and what, what was done about it, and what can be done. */
export function RequestPage(props: {
  view: RequestView;
  messageKey: string;
  refused?: RequestRefused | undefined;
}) {
  const { view, messageKey, refused } = props;
  const { t } = useLanguage();
  return (
    <Column>
      <Head view={view} />
      <StatusForm view={view} refused={refused} />
      <VisitorDetails enteredRows={view.enteredRows} />
      {view.message !== "" && (
        <Part id="message" title={t("request.message.title")}>
          <p dir="auto" className="max-w-[38em] whitespace-pre-line border-accent border-l-4 pl-5">
            {view.message}
          </p>
        </Part>
      )}
      {view.indicative !== null && <Indicative view={view} record={view.indicative.record} />}
      <Quotes view={view} refused={refused} />
      <Questions view={view} messageKey={messageKey} refused={refused} />
      <Notes view={view} refused={refused} />
      <VisitOriginDetails visit={view.visit} />
      <Mails view={view} />
      <Events events={view.events} versions={view.versions} />
      <p className="mt-16">
        <PageLink href="effacer/" className="text-danger">
          {t("request.erase.link")}
        </PageLink>
      </p>
    </Column>
  );
}

/** The agency was told of the request, and the visitor was not answered. In quarantine nobody is told. */
const lacksAcknowledgement = ({ mails, versions }: RequestView): boolean =>
  versions.length === 0 &&
  mails.some(({ purpose }) => purpose === "agency-notice") &&
  !mails.some(({ purpose }) => purpose === "visitor-acknowledgement");

/** The way to the deposit of an accepted quote, which is far below, while something of it is missing and may be asked for. */
function AwaitedDeposit({ view }: { view: RequestView }) {
  const { locale, t } = useLanguage();
  const accepted = view.versions.find(({ state }) => state === "accepted");
  if (accepted === undefined) return null;
  const { deposit, tax } = quoteFacts(accepted, { locale, t });
  if (deposit === null || !deposit.mayBePaid || deposit.rest === null) return null;
  const { overdue, rest } = deposit;
  return (
    <p className="mt-2">
      <a
        href={`#${anchors.deposit}`}
        className={`underlined inline-flex min-h-11 items-center font-semibold ${overdue ? "text-danger" : ""}`}
      >
        {t(overdue ? "request.deposit.top.overdue" : "request.deposit.top.awaited", { amount: rest, tax })}
      </a>
    </p>
  );
}

/** What is to be refunded after a withdrawal, until the agency records that it was. */
function OwedRefund({ view: { refund, today, versions } }: { view: RequestView }) {
  const { locale, t } = useLanguage();
  const owedVersion = versions.find((version) => refundOf(version) !== null)?.quote.version ?? 0;
  if (refund === null) return null;
  return (
    <p className={`mt-4 font-semibold ${today > refund.until ? "text-danger" : "text-heading"}`}>
      <a href={`#${anchorOf(anchors.refund, owedVersion)}`} className="underlined">
        {t("request.withdrawal.refund", refundWords(refund, { locale, t }))}
      </a>
    </p>
  );
}

/** The one orange button of the page. */
function FirstAction({ view }: { view: RequestView }) {
  const { t } = useLanguage();
  const action = nextAction(view);
  if (action === null) return null;
  const { kind, href } = action;
  return (
    <p className="mt-6">
      <ButtonLink href={href} className="max-sm:w-full">
        {kind === "prepare"
          ? t("request.quote.prepare")
          : kind === "deposit" || kind === "refund"
            ? t(`request.${kind}.save`)
            : t(kind === "call" ? "request.call" : "request.reply")}
      </ButtonLink>
    </p>
  );
}

/** The newest quote, which is far below: what became of it, and until when it is valid. */
function NewestQuote({ view: { versions, today } }: { view: RequestView }) {
  const { locale, t } = useLanguage();
  const [version] = versions;
  if (version === undefined) return null;
  const facts = quoteFacts(version, { locale, t }, { today });
  return (
    <p className="mt-4">
      <a href={`#${anchors.quotes}`} className="underlined tabular font-semibold">
        {version.quote.number}
      </a>
      <br />
      <VersionState {...{ version, facts }} next={null} />
      {version.state === "waiting" && `, ${t("request.state.until", { until: facts.days.validUntil })}`}
    </p>
  );
}

function Head({ view }: { view: RequestView }) {
  const { locale, t } = useLanguage();
  const [name] = view.enteredRows;
  const deadline = view.answerDeadline === null ? null : formatMoment(view.answerDeadline, locale);
  return (
    <>
      <p className="mb-6">
        <PageLink href={boardRequestPaths[locale]} data-board className="text-ink-2">
          {t("request.allRequests")}
        </PageLink>
      </p>
      <p className="tabular text-ink-2 text-lead">
        {view.kind === "quote" ? view.indicative?.number : view.id}
      </p>
      <h1 className="mt-3 text-title">{t(`request.title.${view.kind}`)}</h1>
      <p className="mt-3 text-lead" dir="auto">
        {view.company ?? name?.value}
      </p>
      <p className="mt-4 text-ink-2">
        {t("request.received", { date: formatMoment(view.receivedAt, locale) })}.{" "}
        {t("request.language", { language: t(`request.language.${view.locale}`) })}.
      </p>
      {deadline !== null && (
        <p
          className={`mt-4 flex items-start gap-3 font-semibold ${view.overdue ? "text-danger" : "text-heading"}`}
        >
          {view.overdue && <Icon name="alert" className="mt-1" />}
          {t(view.overdue ? "request.overdue" : "request.deadline", { date: deadline })}
        </p>
      )}
      <NewestQuote view={view} />
      <AwaitedDeposit view={view} />
      <OwedRefund view={view} />
      {lacksAcknowledgement(view) && (
        <p className="mt-4 border-accent border-l-4 bg-raised px-6 py-4">{t("request.noAcknowledgement")}</p>
      )}
      {view.isQuarantined && (
        <p className="mt-4 border-danger border-l-4 bg-raised px-6 py-4">
          {t("request.isQuarantined", { id: view.id })}
        </p>
      )}
      <FirstAction view={view} />
    </>
  );
}
