import { type MouseEvent, useEffect, useRef } from "react";
import type { QuoteResult } from "#app/domain/quote.ts";
import { formatList, plural } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { QuoteRelief } from "#app/ui/quote-relief/QuoteRelief.tsx";
import type { AgencyView } from "../agency-view.ts";
import type { CatalogueView } from "../catalogue-view.ts";
import { type AdvisedType, advisorLink } from "../contact-links.ts";
import { isUnknownChoice, notIncludedText, totalLabel } from "../describe.ts";
import { Price, Total } from "../Price.tsx";
import { notesId } from "../RefusalNotes.tsx";
import { requestDialogId } from "../selection-query.ts";
import { Actions } from "./Actions.tsx";
import { Breakdown } from "./Breakdown.tsx";
import { Missing } from "./Missing.tsx";
import { Payments } from "./Payments.tsx";
import { PlaceChoice } from "./PlaceChoice.tsx";

/** In browsers before 2025 the style sheet cannot show the folded estimate in its column, so it is unfolded there. */
const isUnfolded = () =>
  !CSS.supports("selector(::details-content)") && matchMedia("(width >= 64rem)").matches;

/** The estimate: a column on wide screens, a bar that opens upwards on phones, and the printed page. */
export function Summary(props: {
  view: CatalogueView;
  result: QuoteResult;
  /** The kind of project, if it is not configurable. */
  advised: AdvisedType | null;
  agency: AgencyView;
  onPlace: (place: string) => void;
  onRestart: () => void;
}) {
  const language = useLanguage();
  const { t } = language;
  const { agency, view, result, advised } = props;
  const { quote } = result;
  const sheet = useRef<HTMLDetailsElement>(null);
  const refusals = result.refusals.filter(({ code }) => code !== "projectTypeNotConfigurable");
  const leftOut = refusals.reduce((sum, refusal) => sum + (isUnknownChoice(refusal) ? refusal.count : 1), 0);
  const leftOutText =
    leftOut > 0 ? t(`pricing.note.count.${plural(language.locale, leftOut)}`, { count: leftOut }) : null;

  useEffect(() => {
    if (sheet.current !== null && isUnfolded()) sheet.current.open = true;
  }, []);

  // Like a dialog, the open summary closes on Escape.
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      const element = sheet.current;
      if (isUnfolded()) return;
      if (key !== "Escape" || !element?.open || document.querySelector(":modal, :popover-open") !== null)
        return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, []);

  const fold = () => {
    if (sheet.current !== null) sheet.current.open = isUnfolded();
  };
  /** On a phone, what a link leads to is behind the sheet. */
  const followLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[href^="#"]') !== null) fold();
  };
  const restart = () => {
    fold();
    props.onRestart();
  };

  function waitingText(): string {
    if (advised !== null) return t(`pricing.summary.advisor.${advised}`);
    if (result.missing.length === 3) return t("pricing.summary.empty");
    const steps = result.missing.map((step) => t(`pricing.summary.missing.${step}`));
    return t("pricing.summary.next", { steps: formatList(steps, language.locale) });
  }

  return (
    <aside className="estimate" aria-labelledby="estimate-title">
      <QuoteRelief selection={result.valid} lines={quote?.lines} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it is the links that are pressed, by keyboard too */}
      <details ref={sheet} className="estimate-sheet" onClick={followLink}>
        <summary className="estimate-bar">
          <span className="min-w-0">
            <span className="block text-ink-2 text-small leading-tight">
              {leftOutText ??
                (advised !== null
                  ? view.projectTypes[advised].name
                  : quote === null
                    ? t("pricing.summary.title")
                    : totalLabel(language, quote))}
            </span>
            <strong>{quote === null ? waitingText() : <Total quote={quote} />}</strong>
          </span>
          <Icon name="chevron-down" className="chevron" />
        </summary>
        <div className="estimate-body">
          <p className="hidden print:mb-8 print:block">
            {agency.name} · {agency.phone} · {agency.email}
          </p>
          <h2 id="estimate-title" className="estimate-title">
            {t(advised === null ? "pricing.summary.title" : "pricing.summary.title.advised")}
          </h2>
          {quote === null && <p className="text-ink-2 text-small">{t("pricing.summary.relief")}</p>}
          {quote === null ? (
            <Missing steps={result.missing} advised={advised} />
          ) : (
            <>
              <Price view={view} quote={quote} vat={result.vat} />
              <PlaceChoice
                places={view.places}
                home={view.vat.home}
                chosen={result.valid.place ?? ""}
                onChoose={props.onPlace}
              />
              <Payments view={view} quote={quote} />
              <p className="mt-4 text-ink-2 text-small">{notIncludedText(language, view.hosting, quote)}</p>
            </>
          )}
          {leftOutText !== null && (
            <a
              href={`#${notesId(refusals.some(isUnknownChoice))}`}
              className="mt-4 flex min-h-11 items-center gap-2 font-semibold text-accent-ink"
              data-screen-only
            >
              <Icon name="alert" />
              <span>{leftOutText}</span>
            </a>
          )}
          {quote !== null && (
            <>
              {/* Without script, the form of the steps asks the server for the request's. */}
              <div className="estimate-request needs-script" data-screen-only>
                <button
                  type="button"
                  command="show-modal"
                  commandfor={requestDialogId}
                  className={buttonClass("primary", "w-full")}
                >
                  {t("pricing.summary.request")}
                  <Icon name="arrow-right" />
                </button>
              </div>
              <Breakdown view={view} quote={quote} />
            </>
          )}
          {advised !== null && (
            <ButtonLink href={advisorLink(agency.paths.contact, advised)} className="mt-6 w-full">
              {t("pricing.type.notice.action")}
            </ButtonLink>
          )}
          <Actions result={result} action={agency.paths.pricing} onRestart={restart} />
          <p className="mt-4 text-ink-2 text-small">
            {t(advised === null ? "pricing.summary.notice" : "pricing.summary.notice.advised")}
          </p>
        </div>
      </details>
      {quote !== null && (
        <div className="estimate-bar-request">
          <button
            type="button"
            command="show-modal"
            commandfor={requestDialogId}
            className={buttonClass("primary", "needs-script")}
            data-screen-only
          >
            {t("pricing.summary.request.short")}
            <span className="sr-only">, {t("pricing.summary.title")}</span>
          </button>
        </div>
      )}
    </aside>
  );
}
