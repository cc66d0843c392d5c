import { useEffect, useRef } from "react";
import type { Quote } from "#app/domain/quote.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Relief } from "#app/ui/relief/Relief.tsx";
import { Price } from "../Price.tsx";
import { requestDialogId } from "./request-dialog-id.ts";

/** Takes the focus from the form that it replaces, so that it is read aloud. */
export function Sent(props: { quote: Quote | null; vat: number; configuration: string }) {
  const { t } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="sent" data-request-sent>
      <Relief drawing="summit" className="top-1/2 left-1/4 -right-1/4 bottom-0" />
      <h2 ref={title} id="request-title" tabIndex={-1} className="text-title">
        {t("pricing.request.sent.title")}
      </h2>
      <p className="mt-5 max-w-[24em] text-lead">{t("pricing.request.sent.text")}</p>
      {props.quote !== null && (
        <div className="mt-6">
          <Price quote={props.quote} vat={props.vat} />
        </div>
      )}
      {/* Hidden around the button: a button's own classes would show it again. */}
      <span className="without-script mt-10">
        <a href={props.configuration} className={buttonClass("quiet", "bg-canvas")}>
          {t("pricing.request.sent.close")}
        </a>
      </span>
      <button
        type="button"
        command="close"
        commandfor={requestDialogId}
        className={buttonClass("quiet", "needs-script mt-10 bg-canvas")}
      >
        {t("pricing.request.sent.close")}
      </button>
    </div>
  );
}
