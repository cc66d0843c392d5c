import { useEffect, useRef, useState } from "react";
import type { QuoteResult } from "#app/domain/quote.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { RemountOnError } from "#app/islands/RemountOnError.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { AgencyView } from "../agency-view.ts";
import type { CatalogueView } from "../catalogue-view.ts";
import { requestDialogId } from "../selection-query.ts";
import { RequestForm } from "./RequestForm.tsx";
import { Sent } from "./Sent.tsx";
import { type RequestState, type SentRequest, useRequestForm } from "./use-request-form.ts";

/** The request form: a dialog, or a section of the page without script and after a plain post. */
export function RequestDialog(props: {
  agency: AgencyView;
  view: CatalogueView;
  result: QuoteResult;
  state: RequestState;
}) {
  const { t } = useLanguage();
  const { agency, state, result } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // What was sent; true if it was sent without script, so that nothing of it is known here; false if nothing was.
  const [sent, setSent] = useState<SentRequest | boolean>(state.sent);
  const form = useRequestForm(state, setSent);
  // The dialog stays once it was rendered, with what was entered.
  const wasShown = useRef(false);
  wasShown.current ||= state.shown || result.quote !== null;

  // A form that was rendered open becomes a modal dialog.
  useEffect(() => {
    if (!state.shown || dialog.current === null) return;
    dialog.current.close();
    dialog.current.showModal();
  }, [state.shown]);

  if (!wasShown.current) return null;
  return (
    // In here, so that an error does not lose that the request was sent, or why not. An error of the rest of the configurator
    // does not lose what was entered.
    <RemountOnError>
      <dialog
        ref={dialog}
        id={requestDialogId}
        open={state.shown}
        aria-labelledby="request-title"
        className="request"
        data-screen-only
        // Not when it is closed only to become modal.
        onClose={({ currentTarget }) => {
          if (!currentTarget.open) setSent(false);
        }}
      >
        <button
          type="button"
          command="close"
          commandfor={requestDialogId}
          aria-label={t("pricing.request.close")}
          className="request-close needs-script"
        >
          <Icon name="close" size={26} />
        </button>
        {sent !== false ? (
          <Sent sent={sent === true ? null : sent} agency={agency} view={props.view} result={result} />
        ) : (
          <RequestForm agency={agency} result={result} state={state} form={form} />
        )}
      </dialog>
    </RemountOnError>
  );
}
