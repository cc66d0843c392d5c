import { useEffect, useRef, useState } from "react";
import type { QuoteResult } from "#app/domain/quote.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { actionClass, buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";

const changeDialogId = "change-project";

export function Actions(props: { result: QuoteResult; action: string; onRestart: () => void }) {
  const { t } = useLanguage();
  const { quote } = props.result;
  const { projectType, paymentMonths, pack } = props.result.valid;
  const loses = paymentMonths !== null || pack !== null;
  if (projectType === null && !loses) return null;
  const restart = (event: React.MouseEvent) => {
    event.preventDefault();
    document.getElementById(changeDialogId)?.hidePopover();
    props.onRestart();
  };
  return (
    <div className="mt-4 flex flex-wrap gap-x-6" data-screen-only>
      {quote !== null && <CopyLink />}
      {quote !== null && (
        <button type="button" className={actionClass("needs-script")} onClick={() => print()}>
          {t("pricing.summary.print")}
        </button>
      )}
      {loses ? (
        <button
          type="button"
          popoverTarget={changeDialogId}
          popoverTargetAction="show"
          className={actionClass()}
        >
          {t("pricing.summary.change")}
        </button>
      ) : (
        <a href={props.action} className={actionClass()} onClick={restart}>
          {t("pricing.summary.change")}
        </a>
      )}
      {/* Not modal: what is behind it need not become inert, which on a slow phone is seen. */}
      <dialog id={changeDialogId} popover="auto" aria-labelledby="change-title" className="small-dialog">
        <h2 id="change-title" className="text-heading">
          {t("pricing.change.title")}
        </h2>
        <p className="mt-3 text-balance text-ink-2">{t("pricing.change.text")}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <button
            type="button"
            popoverTarget={changeDialogId}
            popoverTargetAction="hide"
            className={buttonClass("primary")}
          >
            {t("pricing.change.cancel")}
          </button>
          <a href={props.action} className={buttonClass("quiet")} onClick={restart}>
            {t("pricing.change.confirm")}
          </a>
        </div>
      </dialog>
    </div>
  );
}

function CopyLink() {
  const { t } = useLanguage();
  const [state, setState] = useState<"idle" | "copied" | "manual">("idle");
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state === "manual") field.current?.select();
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), 4000);
    return () => clearTimeout(timer);
  }, [state]);

  // The clipboard is missing on plain http addresses.
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(location.href) ?? Promise.reject()).then(
      () => setState("copied"),
      () => setState("manual"),
    );

  return (
    <>
      <button type="button" className={actionClass("needs-script")} onClick={copy}>
        {state === "copied" && <Icon name="check" />}
        <span>{t(state === "copied" ? "pricing.summary.copied" : "pricing.summary.copy")}</span>
      </button>
      <span role="status" className="sr-only">
        {state === "copied" && t("pricing.summary.copied")}
      </span>
      {state === "manual" && (
        <input
          ref={field}
          readOnly
          value={location.href}
          aria-label={t("pricing.summary.copy.manual")}
          className="min-h-11 w-full border border-edge px-3"
        />
      )}
    </>
  );
}
