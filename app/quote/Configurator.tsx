import { type FormEvent, useRef } from "react";
import type { Selection, ValidSelection } from "#app/domain/selection.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { RemountOnError } from "#app/islands/RemountOnError.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import type { AgencyView } from "./agency-view.ts";
import type { CatalogueView } from "./catalogue-view.ts";
import { advisedType } from "./contact-links.ts";
import { RefusalNotes } from "./RefusalNotes.tsx";
import { RequestDialog } from "./request/RequestDialog.tsx";
import type { RequestState } from "./request/use-request-form.ts";
import {
  addParameter,
  configuratorFormId,
  knownSelection,
  queryOf,
  requestDialogId,
  requestParameter,
  requestStates,
  selectionFields,
} from "./selection-query.ts";
import { AdvisorNotice } from "./steps/AdvisorNotice.tsx";
import { OptionStep } from "./steps/OptionStep.tsx";
import { PackStep } from "./steps/PackStep.tsx";
import { PaymentMonthsStep } from "./steps/PaymentMonthsStep.tsx";
import { ProjectStep } from "./steps/ProjectStep.tsx";
import { Announcement } from "./summary/Announcement.tsx";
import { Summary } from "./summary/Summary.tsx";
import { useConfigurator } from "./use-configurator.ts";

export type ConfiguratorProps = {
  view: CatalogueView;
  agency: AgencyView;
  /** From the address or a form. */
  selection: Selection;
  search: string;
  request: RequestState;
};

/** Four steps in a plain form and an estimate. Hydrated, it prices with the same function as the server. */
export function Configurator(props: ConfiguratorProps) {
  const { t } = useLanguage();
  const { view, agency } = props;
  const action = agency.paths.pricing;
  const form = useRef<HTMLFormElement>(null);
  const { state, search, setSearch, change, toggle, add, clear } = useConfigurator(view, props, form);
  const { selection, result } = state;
  const { valid } = result;
  const advised = advisedType(view.projectTypes, valid.projectType);
  const initiallyAdvised = useRef(advised);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    if (pressed instanceof HTMLButtonElement && pressed.name === addParameter) add(pressed.value);
  }

  const focusProject = () => form.current?.querySelector<HTMLInputElement>("input[type=radio]")?.focus();

  function restart(): void {
    clear();
    focusProject();
  }

  // The other steps keep what was chosen in them.
  function anotherProject(): void {
    initiallyAdvised.current = null;
    change({ projectType: "" }, "step");
    focusProject();
  }

  return (
    <>
      <RemountOnError>
        <div className="configurator">
          <form
            ref={form}
            id={configuratorFormId}
            action={action}
            aria-label={t("pricing.form.label")}
            autoComplete="off"
            className="min-w-0"
            data-screen-only
            data-steps
            onSubmit={onSubmit}
          >
            {/* The one that Enter presses: it does no more than ask for the page again. */}
            <button type="submit" hidden />
            <RefusalNotes view={view} state={state} unknown action={action} change={change} />
            <ProjectStep
              view={view}
              chosen={valid.projectType}
              onChoose={(projectType) => change({ projectType }, "step")}
            />
            {/* Hidden, not removed: to make them anew takes a slow phone a third of a second. */}
            <div hidden={advised !== null}>
              <PaymentMonthsStep
                view={view}
                selection={selection}
                chosen={valid.paymentMonths}
                onChoose={(paymentMonths) => change({ paymentMonths: String(paymentMonths) }, "step")}
              />
              <PackStep
                view={view}
                chosen={valid.pack}
                offers={agency.offers}
                onChoose={(pack) => change({ pack }, "step")}
              />
              <OptionStep
                view={view}
                valid={valid}
                notes={
                  <RefusalNotes view={view} state={state} unknown={false} action={action} change={change} />
                }
                agency={agency}
                search={search}
                onSearch={setSearch}
                onToggle={toggle}
              />
            </div>
            {advised !== null && (
              <AdvisorNotice
                type={advised}
                agency={agency}
                justChosen={advised !== initiallyAdvised.current}
                change={`${action}${queryOf({ ...selection, projectType: "" })}`}
                onChange={anotherProject}
              />
            )}
            <HiddenChoices
              selection={knownSelection(selection)}
              valid={valid}
              priced={result.quote !== null}
            />
            {result.quote !== null && (
              <noscript>
                <button
                  type="submit"
                  name={requestParameter}
                  value={requestStates.open}
                  formAction={`${action}#${requestDialogId}`}
                  className={buttonClass("primary", "mt-8")}
                >
                  {t("pricing.summary.request")}
                </button>
              </noscript>
            )}
          </form>
          <Summary
            view={view}
            result={result}
            advised={advised}
            agency={agency}
            onPlace={(place) => change({ place }, "detail")}
            onRestart={restart}
          />
        </div>
        <Announcement view={view} result={result} />
      </RemountOnError>
      <RequestDialog agency={agency} view={view} result={result} state={props.request} />
    </>
  );
}

/** Chosen values without a control at present: hidden fields keep them in the form. */
function HiddenChoices(props: {
  selection: Selection;
  valid: ValidSelection;
  /** Whether the estimate has a price, and with it the choice of the place. */
  priced: boolean;
}) {
  const { selection, valid, priced } = props;
  const options = selection.options.filter((key) => !valid.options.some((option) => option === key));
  return (
    <>
      {!priced && <input type="hidden" name={selectionFields.place} value={selection.place} />}
      {options.map((key) => (
        <input key={key} type="hidden" name={selectionFields.options} value={key} />
      ))}
    </>
  );
}
