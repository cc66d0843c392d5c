import type { ReactNode } from "react";
import { depositOf } from "#app/domain/confirmed-quote.ts";
import type { QuoteVersion } from "#app/follow-up/operations.ts";
import { optionRows } from "#app/follow-up/option-rows.ts";
import { clientTaxWord, withoutGap } from "#app/follow-up/payment-rows.ts";
import { Refusal } from "#app/forms/Refusal.tsx";
import { formatDay, formatMoment } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";
import { anchors } from "./anchors.ts";
import { PayDeposit } from "./PayDeposit.tsx";

type StateProps = {
  readonly version: QuoteVersion;
  /** An answer came too late, or to a damaged PDF. */
  readonly refused: boolean;
  readonly damaged: boolean;
};

/** What has become of the quote. */
export function State({ version, refused, damaged }: StateProps) {
  const { locale, t } = useLanguage();
  const { state, quote } = version;
  const until = formatDay(quote.validUntil, locale);
  return (
    <div id={anchors.state} className="mt-8 scroll-mt-6">
      {refused && (
        <Refusal focused className="mb-6">
          {t(`clientQuote.refused.${damaged && state === "waiting" ? "damaged" : state}`)}
        </Refusal>
      )}
      {damaged && <Ended title="damaged">{t("clientQuote.state.damaged.text")}</Ended>}
      {state === "waiting" && <p className="text-lead">{t("clientQuote.state.waiting", { date: until })}</p>}
      {state === "expired" && (
        <Ended title="expired">
          {t("clientQuote.state.expired.text", { date: until })}
          <AskLink>{t("clientQuote.ask.title.renew")}</AskLink>
        </Ended>
      )}
      {state === "replaced" && (
        <Ended title="replaced">
          {t("clientQuote.state.replaced.text")}
          <AskLink>{t("clientQuote.ask.title.link")}</AskLink>
        </Ended>
      )}
      {state === "declined" && (
        <Ended title="declined">
          {t("clientQuote.state.declined.text", { date: formatMoment(version.decidedAt ?? "", locale) })}
          <Reason text={version.declineReason ?? ""} />
          <AskLink>{t("clientQuote.ask.title.renew")}</AskLink>
        </Ended>
      )}
      {state === "accepted" && <Accepted version={version} />}
      {state === "withdrawn" && (
        <Ended title="withdrawn">
          {t("clientQuote.state.withdrawn.text", { date: formatMoment(version.withdrawn?.at ?? "", locale) })}{" "}
          <a href="retractation/" className="underlined inline-flex min-h-11 items-center text-ink">
            {t("clientQuote.state.withdrawn.receipt")}
          </a>
          <ProofLink />
        </Ended>
      )}
    </div>
  );
}

function Ended(props: {
  title: "expired" | "replaced" | "withdrawn" | "declined" | "damaged";
  children: ReactNode;
}) {
  const { t } = useLanguage();
  return (
    <section className="border-edge border-l-4 bg-raised px-6 py-5">
      <h2 className="text-heading">{t(`clientQuote.state.${props.title}`)}</h2>
      <div className="mt-2 text-ink-2">{props.children}</div>
    </section>
  );
}

/** The way to the form, which is far below. */
function AskLink({ children }: { children: ReactNode }) {
  return (
    <ButtonLink href={`#${anchors.ask}`} className="mt-4 flex w-fit">
      {children}
    </ButtonLink>
  );
}

function Reason({ text }: { text: string }) {
  const { t } = useLanguage();
  if (text === "") return null;
  return (
    <p className="mt-3 whitespace-pre-line text-ink">
      <span className="block text-ink-2">{t("clientQuote.state.declined.reason")}</span>
      {text}
    </p>
  );
}

function Accepted({ version }: { version: QuoteVersion }) {
  const { locale, t } = useLanguage();
  const { quote, acceptedBy } = version;
  const deposit = depositOf(quote.totals);
  return (
    <section className="border-lagoon border-l-4 bg-raised px-6 py-5">
      <h2 className="flex items-center gap-3 text-heading">
        <Icon name="check" size={28} className="text-lagoon" />
        {t("clientQuote.state.accepted")}
      </h2>
      <p className="mt-2">
        {t("clientQuote.state.accepted.text", {
          date: formatMoment(version.decidedAt ?? "", locale),
          name: acceptedBy?.name ?? "",
          capacity: acceptedBy?.capacity ?? "",
        })}
      </p>
      {version.offered !== null &&
        optionRows(version.offered, quote, t).map(({ label, values }) => (
          <p key={label} dir="auto" className="mt-2">
            <span className="block text-ink-2">{label}</span>
            {values.join(", ")}
          </p>
        ))}
      <h3 className="mt-6 font-semibold font-text">{t("clientQuote.state.accepted.next")}</h3>
      <ul className="mt-2 list-disc pl-5">
        <li>{t("clientQuote.state.accepted.copy")}</li>
        {deposit !== undefined && quote.account === null && version.depositReceivedOn === null && (
          <li>
            {withoutGap(
              t("clientQuote.state.accepted.deposit", {
                amount: exactMoney(deposit.amount, locale),
                tax: clientTaxWord(quote, t),
                agency: identity.name,
              }),
            )}
          </li>
        )}
        <li>{t("clientQuote.state.accepted.start", { date: formatDay(quote.terms.startOn, locale) })}</li>
      </ul>
      <PayDeposit version={version} />
      {version.withdrawal?.open === true && (
        <div className="mt-6 border-line border-t pt-5">
          <p>{t("clientQuote.withdraw.until", { date: formatDay(version.withdrawal.until, locale) })}</p>
          <ButtonLink href="retractation/" look="quiet" className="mt-3">
            {t("clientQuote.withdraw.link")}
          </ButtonLink>
        </div>
      )}
      <p className="mt-6 text-ink-2 text-sm">
        {t("clientQuote.state.accepted.hash")}
        <code className="tabular block break-all">{version.pdfHash}</code>
      </p>
      <ProofLink />
    </section>
  );
}

function ProofLink() {
  const { t } = useLanguage();
  return (
    <p>
      <a href="preuve.pdf" className="underlined inline-flex min-h-11 items-center text-ink">
        {t("clientQuote.state.accepted.proof")}
      </a>
    </p>
  );
}
