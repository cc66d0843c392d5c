import { type FormEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { PackKey, ProjectType } from "#app/domain/catalogue.ts";
import type { Selection } from "#app/domain/selection.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import {
  addField,
  configuratorFormId,
  knownSelection,
  queryOf,
  requestField,
  requestStates,
} from "./address.ts";
import { advisedType } from "./advisor.ts";
import type { CatalogueView } from "./catalogue-view.ts";
import { ChosenHero } from "./hero/ChosenHero.tsx";
import type { HeroView } from "./hero/hero-view.ts";
import { Notes } from "./Notes.tsx";
import { RequestDialog } from "./request/RequestDialog.tsx";
import { requestDialogId } from "./request/request-dialog-id.ts";
import type { RequestState } from "./request/request-state.ts";
import type { FurtherLinks } from "./request/Sent.tsx";
import { AdvisorNotice } from "./steps/AdvisorNotice.tsx";
import { DurationStep } from "./steps/DurationStep.tsx";
import { HiddenChoices } from "./steps/HiddenChoices.tsx";
import { OptionStep } from "./steps/OptionStep.tsx";
import { type Offers, PackStep } from "./steps/PackStep.tsx";
import { ProjectStep } from "./steps/ProjectStep.tsx";
import { Announcement } from "./summary/Announcement.tsx";
import { type Agency, Summary } from "./summary/Summary.tsx";
import { useConfigurator } from "./use-configurator.ts";

export type ConfiguratorProps = {
  view: CatalogueView;
  hero: HeroView;
  /** From the address or a form. */
  selection: Selection;
  search: string;
  /** The addresses of this page, the contact page and the privacy page. */
  action: string;
  contact: string;
  privacy: string;
  /** The offers that include the copy: their address, and the lowest price as text. */
  offers: Offers;
  hours: number;
  /** Who answers requests. */
  advisor: string;
  /** Where to go once a request is sent. */
  ways: FurtherLinks;
  /** Printed with the estimate. */
  agency: Agency;
  request: RequestState;
};

/** Four steps in a plain form and an estimate. Hydrated, it prices with the same function as the server. */
export function Configurator(props: ConfiguratorProps) {
  const language = useLanguage();
  const { t } = language;
  const { view, action, contact, hours, advisor } = props;
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState(props.search);
  const { state, change, toggle, add, clear } = useConfigurator(view, props.selection, form);
  const { selection, result } = state;
  const { accepted } = result;
  // The control that was used changes at once; results and other steps change one paint later.
  const later = useDeferredValue(state);
  const priced = later.result;
  const advised = advisedType(view.projectTypes, priced.accepted.projectType);
  const initiallyAdvised = useRef(advised);

  // Only another pack changes the state of every option.
  const optionPressed =
    accepted.pack === priced.accepted.pack && String(selection.options) !== String(later.selection.options);
  const optionState = optionPressed ? state : later;
  const optionStep = useMemo(
    () => (
      <OptionStep
        view={view}
        accepted={optionState.result.accepted}
        notes={<Notes view={view} state={optionState} unknown={false} action={action} change={change} />}
        advice={{ contact, hours, advisor }}
        search={search}
        onSearch={setSearch}
        onToggle={toggle}
      />
    ),
    [view, optionState, action, contact, hours, advisor, change, search, toggle],
  );

  const chooseProject = useCallback((projectType: ProjectType) => change({ projectType }, "step"), [change]);
  const chooseDuration = useCallback(
    (durationMonths: string) => change({ durationMonths }, "step"),
    [change],
  );
  const choosePlace = useCallback((place: string) => change({ place }, "detail"), [change]);
  const choosePack = useCallback((pack: PackKey) => change({ pack }, "step"), [change]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    if (pressed instanceof HTMLButtonElement && pressed.name === addField) add(pressed.value);
  }

  const focusProject = useCallback(
    () => form.current?.querySelector<HTMLInputElement>("input[type=radio]")?.focus(),
    [],
  );
  const restart = useCallback(() => {
    clear();
    setSearch("");
    focusProject();
  }, [clear, focusProject]);
  // The other steps keep what was chosen in them.
  function anotherProject(): void {
    initiallyAdvised.current = null;
    change({ projectType: "" }, "step");
    focusProject();
  }

  return (
    <>
      <div className="configurator">
        <form
          ref={form}
          id={configuratorFormId}
          action={action}
          aria-label={t("pricing.form.label")}
          autoComplete="off"
          className="min-w-0"
          data-screen-only
          onSubmit={onSubmit}
        >
          {/* The one that Enter presses: it does no more than ask for the page again. */}
          <button type="submit" hidden />
          <Notes view={view} state={state} unknown action={action} change={change} />
          <ProjectStep view={view} chosen={accepted.projectType} onChoose={chooseProject} />
          {advised === null ? (
            <>
              <DurationStep
                view={view}
                selection={later.selection}
                chosen={accepted.durationMonths}
                onChoose={chooseDuration}
              />
              <PackStep view={view} chosen={accepted.pack} offers={props.offers} onChoose={choosePack} />
              {optionStep}
            </>
          ) : (
            <AdvisorNotice
              type={advised}
              contact={contact}
              hours={hours}
              advisor={advisor}
              fresh={advised !== initiallyAdvised.current}
              change={`${action}${queryOf({ ...selection, projectType: "" })}`}
              onChange={anotherProject}
            />
          )}
          <HiddenChoices
            selection={knownSelection(selection)}
            accepted={accepted}
            advised={advised !== null}
            priced={result.quote !== null}
          />
          {result.quote !== null && (
            <noscript>
              <button
                type="submit"
                name={requestField}
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
          result={priced}
          advised={advised}
          action={action}
          contact={contact}
          agency={props.agency}
          onPlace={choosePlace}
          onRestart={restart}
        />
      </div>
      <ChosenHero
        advised={advised}
        rendered={advisedType(view.projectTypes, props.selection.projectType)}
        view={props.hero}
        contact={props.contact}
      />
      <Announcement view={view} result={priced} />
      <RequestDialog
        action={action}
        privacy={props.privacy}
        hours={hours}
        advisor={advisor}
        ways={props.ways}
        view={view}
        result={priced}
        state={props.request}
      />
    </>
  );
}
