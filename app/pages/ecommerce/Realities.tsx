import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Icon } from "#app/ui/Icon.tsx";

const columns = [
  ["shipping", "dues"],
  ["stock", "payment"],
] as const;

type Reality = (typeof columns)[number][number];

export function Realities() {
  const { t } = useLanguage();
  return (
    <section
      aria-labelledby="realities"
      className="wide grid grid-cols-1 gap-x-24 pt-12 lg:grid-cols-2 lg:pt-20"
      data-reveal
    >
      <div>
        <h2 id="realities" className="max-w-[9.3em] text-title">
          <Emphasis text={t("ecommerce.realities.title")} />
        </h2>
        <p className="mt-6 max-w-[26em] text-ink-2 text-lead">{t("ecommerce.realities.text")}</p>
        <Column realities={columns[0]} />
      </div>
      <div className="lg:pt-40">
        <Column realities={columns[1]} />
      </div>
    </section>
  );
}

function Column(props: { realities: readonly Reality[] }) {
  const { t } = useLanguage();
  return props.realities.map((reality) => (
    <div key={reality} className="mt-14 border-edge border-t pt-6 lg:mt-24">
      <h3 className="text-quote">{t(`ecommerce.realities.${reality}.title`)}</h3>
      <p className="mt-6 max-w-[26em] text-ink-2 text-lead">{t(`ecommerce.realities.${reality}.problem`)}</p>
      <p className="mt-4 flex max-w-[30em] gap-4 font-medium text-lead">
        <Icon name="arrow-right" size={22} className="mt-1.5 accent-text" />
        {t(`ecommerce.realities.${reality}.answer`)}
      </p>
    </div>
  ));
}
