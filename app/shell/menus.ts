/** The menus of header, drawer and footer: what content/menus.yaml lists, without what is switched off. */
import type { Menus } from "#app/content/schemas/menus.ts";
import type { PlainWordKey } from "#app/i18n/words.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { constructionSubjects } from "#app/site/pages.ts";
import { menus } from "#content/menus.ts";
import type { Destination } from "./navigation.ts";

type Unhinted<Key> = Key extends `${infer Label}.hint` ? Label : never;
type HintedKey = Unhinted<PlainWordKey> & `shell.${string}` & PlainWordKey;
type Entry<Label> = { readonly to: Destination; readonly label: Label };
export type MenuEntry = Entry<HintedKey>;
export type ServiceGroup = { readonly title: PlainWordKey; readonly entries: readonly MenuEntry[] };

type Key = Menus["services"]["create" | "grow"][number] | Menus["company"][number];
type FooterKey = Menus["footer"]["services"][number] | Menus["smallPrint"][number];

const labels: Readonly<Record<Key, HintedKey>> = {
  showcase: "shell.menu.showcase",
  ecommerce: "shell.menu.ecommerce",
  reservation: "shell.menu.reservation",
  seo: "shell.menu.seo",
  optimisation: "shell.menu.optimisation",
  maintenance: "shell.menu.maintenance",
  assistance: "shell.menu.assistance",
  about: "shell.about",
  contact: "shell.contact",
};

const footerLabels: Readonly<Record<FooterKey, PlainWordKey>> = {
  ...labels,
  home: "shell.footer.home",
  services: "shell.footer.website",
  showcase: "shell.footer.showcase",
  ecommerce: "shell.footer.ecommerce",
  seo: "shell.footer.seo",
  audit: "shell.footer.audit.link",
  portfolio: "shell.footer.portfolio",
  pricing: "shell.footer.pricing",
  about: "shell.footer.about",
  contact: "shell.footer.contact",
  legal: "shell.footer.legal",
  terms: "shell.footer.terms",
  privacy: "shell.footer.privacy",
  accessibility: "shell.footer.accessibility",
};

function entriesOf<K extends Key | FooterKey, Label>(
  keys: readonly K[],
  labelOf: Readonly<Record<K, Label>>,
): readonly Entry<Label>[] {
  return keys.filter(isOffered).map((key) => {
    const service = constructionSubjects.find((subject) => subject === key);
    return { to: service === undefined ? (key as Destination) : { service }, label: labelOf[key] };
  });
}

/** The groups of the Services menu, in the header and in the drawer. */
export const serviceGroups: readonly ServiceGroup[] = (["create", "grow"] as const)
  .map((group) => ({
    title: `shell.menu.${group}` as const,
    entries: entriesOf(menus.services[group], labels),
  }))
  .filter(({ entries }) => entries.length > 0);

export const companyEntries: readonly MenuEntry[] = entriesOf(menus.company, labels);

export const footerColumns = (["services", "company", "resources"] as const)
  .map((column) => ({
    title: `shell.footer.${column}` as const,
    links: entriesOf(menus.footer[column], footerLabels),
  }))
  .filter(({ links }) => links.length > 0);

export const footerSmallPrint = entriesOf(menus.smallPrint, footerLabels);

/** A menu without an entry is left out too. */
const isShown = (key: Menus["drawer"][number]): boolean =>
  key === "services" ? serviceGroups.length > 0 : isOffered(key);

export const headerEntries = menus.header.filter(isShown);
export const tabletEntries = menus.tablet.filter(isOffered);
export const drawerEntries = menus.drawer.filter(isShown);
