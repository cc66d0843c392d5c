import type { Locale } from "#app/i18n/locales.ts";
import type { PlainWordKey } from "#app/i18n/words.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import {
  type ConstructionSubject,
  constructionPath,
  isShown as isShownPage,
  type PlainPageId,
  pathOf,
} from "#app/site/pages.ts";

/** A page, or a service whose page is under construction. */
export type Destination = PlainPageId | { readonly service: ConstructionSubject };

export function destinationPath(destination: Destination, locale: Locale): string {
  return typeof destination === "string"
    ? pathOf(destination, locale)
    : constructionPath(locale, destination.service);
}

type Unhinted<Key> = Key extends `${infer Label}.hint` ? Label : never;
type HintedKey = Unhinted<PlainWordKey> & `shell.${string}` & PlainWordKey;
export type MenuEntry = { readonly to: Destination; readonly label: HintedKey };
export type ServiceGroup = { readonly title: PlainWordKey; readonly entries: readonly MenuEntry[] };

const isShown = ({ to }: { readonly to: Destination }): boolean =>
  typeof to === "string" ? isShownPage(to) : isOffered(to.service);

const allServiceGroups: readonly ServiceGroup[] = [
  {
    title: "shell.menu.create",
    entries: [
      { to: "showcase", label: "shell.menu.showcase" },
      { to: "ecommerce", label: "shell.menu.ecommerce" },
      { to: { service: "reservation" }, label: "shell.menu.reservation" },
    ],
  },
  {
    title: "shell.menu.grow",
    entries: [
      { to: { service: "seo" }, label: "shell.menu.seo" },
      { to: { service: "optimisation" }, label: "shell.menu.optimisation" },
      { to: { service: "maintenance" }, label: "shell.menu.maintenance" },
      { to: { service: "assistance" }, label: "shell.menu.assistance" },
    ],
  },
];

/** The groups of the Services menu, in the header and in the drawer, with what is offered. */
export const serviceGroups: readonly ServiceGroup[] = allServiceGroups
  .map((group) => ({ ...group, entries: group.entries.filter(isShown) }))
  .filter(({ entries }) => entries.length > 0);

export const companyEntries: readonly MenuEntry[] = [
  { to: "about", label: "shell.about" },
  { to: "contact", label: "shell.contact" },
];

type FooterLink = { readonly to: Destination; readonly label: PlainWordKey };

type FooterColumn = { readonly title: PlainWordKey; readonly links: readonly FooterLink[] };

const allFooterColumns: readonly FooterColumn[] = [
  {
    title: "shell.footer.services",
    links: [
      { to: "services", label: "shell.footer.website" },
      { to: "ecommerce", label: "shell.footer.ecommerce" },
      { to: "showcase", label: "shell.footer.showcase" },
      { to: { service: "seo" }, label: "shell.footer.seo" },
    ],
  },
  {
    title: "shell.footer.company",
    links: [
      { to: "about", label: "shell.footer.about" },
      { to: "contact", label: "shell.footer.contact" },
      { to: "portfolio", label: "shell.footer.portfolio" },
    ],
  },
  {
    title: "shell.footer.resources",
    links: [
      { to: "home", label: "shell.footer.home" },
      { to: "pricing", label: "shell.footer.pricing" },
      { to: { service: "audit" }, label: "shell.footer.audit.link" },
    ],
  },
];

export const footerColumns: readonly FooterColumn[] = allFooterColumns.map((column) => ({
  ...column,
  links: column.links.filter(isShown),
}));

export const footerSmallPrint: readonly FooterLink[] = [
  { to: { service: "legal" }, label: "shell.footer.legal" },
  { to: { service: "terms" }, label: "shell.footer.terms" },
  { to: "privacy", label: "shell.footer.privacy" },
  { to: "accessibility", label: "shell.footer.accessibility" },
];
