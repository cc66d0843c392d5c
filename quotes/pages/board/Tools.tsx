import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { BoardFile } from "#quotes/board.ts";

const sheets = ["csv-fr", "csv-en", "xlsx"] as const satisfies readonly BoardFile[];

/** What can be done with all data: downloads, by posts, because whoever only follows links should carry nothing away, and erasure. */
export function Tools({ base, hasBackup }: { base: string; hasBackup: boolean }) {
  const { t } = useLanguage();
  const download = (file: BoardFile) => (
    <button key={file} type="submit" name="file" value={file} className={buttonClass("quiet")}>
      {t(`board.tools.${file}`)}
      <Icon name="download" />
    </button>
  );
  return (
    <section aria-labelledby="data-title" className="mt-20 border-line border-t pt-10">
      <h2 id="data-title" className="text-heading">
        {t("board.tools.title")}
      </h2>
      <form
        method="post"
        action={`${base}fichier/`}
        className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]"
      >
        <div>
          <p>{t("board.tools.export")}</p>
          <div className="mt-3 grid gap-3 sm:flex sm:flex-wrap">{sheets.map(download)}</div>
        </div>
        <div>
          <p className="max-w-[38em]">
            {t(hasBackup ? "board.tools.backup.text" : "board.tools.backup.postgres")}
          </p>
          {hasBackup && <div className="mt-3 grid sm:flex">{download("backup")}</div>}
        </div>
      </form>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink look="quiet" href={`${base}effacer/`} className="w-full sm:w-auto">
          {t("board.tools.erase")}
        </ButtonLink>
        <p className="text-ink-2">{t("board.tools.ends")}</p>
      </div>
    </section>
  );
}
