import { team } from "#app/content/team.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { useHasPicture } from "#app/ui/Picture.tsx";
import { Portrait } from "#app/ui/Portrait.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { anchors } from "./anchors.ts";

/** A note of so many characters is three lines of a narrow phone. */
const maxOnFirstScreen = 90;

/**
 * What the agency writes to this client, with the face, the name and the role of whoever signs it; nothing without a note. On a phone
 * its first lines, and the rest at its own address (`private.css`).
 */
export function CoverNote({ facts }: { facts: QuoteFacts }) {
  const { signer, terms } = facts.quote;
  const { t } = useLanguage();
  if (terms.note === "") return null;
  return (
    <section
      id={anchors.note}
      aria-label={t("clientQuote.note.label")}
      className="quote-note relative mt-3 flex max-w-[42em] scroll-mt-6 items-start gap-4 max-lg:text-small/normal lg:mt-6 lg:gap-5"
    >
      {signer !== null && <Face name={signer.name} />}
      <div className="min-w-0 flex-1">
        {signer !== null && (
          <p>
            <strong className="font-semibold">{signer.name}</strong>
            <span className="text-ink-2">, {signer.role}</span>
          </p>
        )}
        <p dir="auto" className="quote-note-text whitespace-pre-line lg:mt-1">
          {terms.note}
        </p>
        {terms.note.length > maxOnFirstScreen && (
          <a href={`#${anchors.note}`} data-screen-only className="quote-note-more sm:hidden">
            <span className="underlined">{t("clientQuote.note.more")}</span>
          </a>
        )}
      </div>
    </section>
  );
}

/** The portrait that the content has of a member of the team today; nothing without one. A quote freezes names, not pictures. */
function Face({ name }: { name: string }) {
  const file = team.find((member) => member.name === name)?.portrait ?? "";
  const hasPhotograph = useHasPicture(`portraits/${file.replace(/\.\w+$/, "")}`);
  return (
    (file.endsWith(".svg") || hasPhotograph) && (
      <div className="w-14 flex-none overflow-clip rounded-base lg:w-20">
        <Portrait file={file} alt="" />
      </div>
    )
  );
}
