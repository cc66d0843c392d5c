import { team } from "#app/content/team.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { useHasPicture } from "#app/ui/Picture.tsx";
import { Portrait } from "#app/ui/Portrait.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";

/** What the agency writes to this client, with the face, the name and the role of whoever signs it; nothing without a note. */
export function CoverNote({ facts }: { facts: QuoteFacts }) {
  const { signer, terms } = facts.quote;
  const { t } = useLanguage();
  if (terms.note === "") return null;
  return (
    <section aria-label={t("clientQuote.note.label")} className="mt-8 flex max-w-[42em] items-start gap-5">
      {signer !== null && <Face name={signer.name} />}
      <div className="min-w-0">
        <p dir="auto" className="whitespace-pre-line">
          {terms.note}
        </p>
        {signer !== null && (
          <p className="mt-3">
            <span className="block font-semibold">{signer.name}</span>
            <span className="block text-ink-2">{signer.role}</span>
          </p>
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
      <div className="w-20 flex-none overflow-clip rounded-base">
        <Portrait file={file} alt="" />
      </div>
    )
  );
}
