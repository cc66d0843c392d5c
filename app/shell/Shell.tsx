import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { sharedAddress } from "#app/seo/social-card.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { pathOf } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { Drawer } from "./Drawer.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { LanguageDialog } from "./LanguageDialog.tsx";
import { Splash } from "./Splash.tsx";

/** The name and the address of the page, for print. */
function Imprint(props: { currentPath: string }) {
  const { t } = useLanguage();
  const { name, phone, emails } = identity;
  const [query] = useSearchParams();
  return (
    <p className="wide mt-12 hidden border-line border-t pt-4 print:block">
      {[
        name,
        t("shell.footer.place"),
        phone.display,
        emails.hello,
        absoluteUrl(sharedAddress(props.currentPath, query)),
      ].join(" · ")}
    </p>
  );
}

/** Header and footer. `breadcrumb`: whether to show one. */
export function Shell(props: { currentPath: string; breadcrumb: boolean; children: ReactNode }) {
  const { locale, t } = useLanguage();
  return (
    <>
      <a
        href="#main"
        data-screen-only
        className="skip-link fixed top-2 left-2 z-50 rounded-base bg-accent px-5 py-3 font-semibold text-on-accent"
      >
        {t("shell.skip")}
      </a>
      <Splash />
      <Header currentPath={props.currentPath} />
      <div className="relative mx-auto max-w-outer">
        {props.breadcrumb && <Breadcrumb currentPath={props.currentPath} />}
        <main id="main" tabIndex={-1} className="outline-none">
          {props.children}
        </main>
      </div>
      {/* An unknown address can contain any text, so it is not printed. */}
      <Imprint currentPath={props.breadcrumb ? props.currentPath : pathOf("home", locale)} />
      <Footer />
      <LanguageDialog currentPath={props.currentPath} />
      <Drawer currentPath={props.currentPath} />
    </>
  );
}
