/**
 * The sections of the editor (`npm run edit`), in the order in which an owner looks for them. check-live names the section of each
 * file that it mentions.
 */

/** The groups of sections. */
export const groups = [
  "pages",
  "everyPage",
  "agency",
  "offer",
  "portfolio",
  "articles",
  "messages",
  "files",
] as const;
export type SectionGroup = (typeof groups)[number];

const sectionsByGroup: Readonly<
  Record<SectionGroup, readonly (readonly [id: string, french: string, english: string])[]>
> = {
  pages: [
    ["words/home", "Accueil", "Home"],
    ["words/services", "Services", "Services"],
    ["words/showcase", "Site vitrine", "Showcase website"],
    ["words/ecommerce", "Site e-commerce", "E-commerce website"],
    ["words/construction", "Services bientôt disponibles", "Services available soon"],
    ["words/portfolio", "Portfolio", "Portfolio"],
    ["words/project", "Page d’une réalisation", "Page of a case study"],
    ["words/pricing", "Tarifs et devis", "Prices and quote"],
    ["words/about", "À propos", "About"],
    ["words/contact", "Contact", "Contact"],
    ["words/privacy", "Confidentialité (parties variables)", "Privacy (variable parts)"],
    ["words/pages", "Merci, erreurs, choix de la langue", "Thank-you, errors, choice of language"],
  ],
  everyPage: [
    ["menus", "Menus", "Menus"],
    ["words/shell", "En-tête et pied de page", "Header and footer"],
    ["words/forms", "Formulaires", "Forms"],
    ["words/topics", "Débuts de message", "How messages begin"],
    ["words/breadcrumb", "Fil d’Ariane", "Breadcrumb"],
    ["words/meta", "Titres pour les moteurs de recherche", "Titles for search engines"],
    ["words/video", "Lecteur vidéo", "Video player"],
    ["shared-texts", "Textes communs à plusieurs pages", "Texts that several pages repeat"],
  ],
  agency: [
    ["brand", "Nom, coordonnées, couleurs", "Name, contact details, colours"],
    ["place", "Lieu, territoires, TVA", "Place, territories, VAT"],
    ["legal", "Société (mentions légales)", "Company (legal identity)"],
    ["bank", "Compte bancaire", "Bank account"],
    ["team", "Équipe", "Team"],
    ["agency", "Histoire, valeurs, méthode", "History, values, method"],
    ["figures", "Chiffres et engagements", "Figures and promises"],
    ["conversion-rates", "Taux de conversion", "Conversion rate"],
    ["testimonials", "Témoignages", "Testimonials"],
    ["videos/videos", "Vidéos", "Videos"],
    ["coverage/map", "Carte de la zone (dessinée)", "Map of the area (drawn)"],
  ],
  offer: [
    ["offered-services", "Services proposés", "Services on offer"],
    ["services", "Services et étapes", "Services and steps"],
    ["catalogue/packs", "Packs", "Packs"],
    ["catalogue/options/content", "Options : contenu", "Options: content"],
    ["catalogue/options/design", "Options : design", "Options: design"],
    ["catalogue/options/features", "Options : fonctions", "Options: features"],
    ["catalogue/options/marketing", "Options : marketing", "Options: marketing"],
    ["catalogue/options/security", "Options : sécurité", "Options: security"],
    ["catalogue/options/analytics", "Options : mesure", "Options: analytics"],
    ["catalogue/options/ai", "Options : intelligence artificielle", "Options: artificial intelligence"],
    ["catalogue/options/special", "Options : projets particuliers", "Options: special projects"],
    ["catalogue/policy", "Remises, acompte, validité, hébergement", "Discounts, deposit, validity, hosting"],
    ["offers", "Offres vitrine et e-commerce", "Showcase and e-commerce offers"],
    ["price-ranges", "Fourchettes de prix", "Price ranges"],
    ["catalogue/needs", "Questions qui proposent un pack", "Questions that propose a pack"],
    ["catalogue/project-types", "Types de site", "Kinds of site"],
    ["catalogue/categories", "Familles d’options", "Groups of options"],
    ["catalogue/search", "Recherche d’options", "Search of options"],
  ],
  portfolio: [["portfolio/order", "Ordre et nouvelle réalisation", "Order, and a new case study"]],
  articles: [
    ["faq/showcase", "Questions : site vitrine", "Questions: showcase website"],
    ["faq/ecommerce", "Questions : e-commerce", "Questions: e-commerce"],
    ["faq/booking", "Questions : réservation", "Questions: booking"],
    ["blog", "Blog", "Blog"],
    ["articles/legal-notice", "Mentions légales", "Legal notice"],
    ["articles/terms", "Conditions", "Terms"],
    ["articles/privacy", "Confidentialité", "Privacy"],
    ["articles/accessibility", "Accessibilité", "Accessibility"],
  ],
  messages: [
    ["words/mail", "E-mails", "Mails"],
    ["words/quote-document", "Devis en PDF", "Quotes as PDF"],
    ["words/client-quote", "Page du devis (client)", "Page of a quote (client)"],
    ["words/request", "Page d’une demande (agence)", "Page of a request (agency)"],
    ["words/board", "Tableau des demandes", "Board of requests"],
    ["words/spreadsheet", "Tableur des demandes", "Spreadsheet of requests"],
  ],
  files: [["pictures", "Toutes les images et tous les sous-titres", "All pictures and captions"]],
};

/** By the path of their file below `content/`, without its ending; words without their language. */
export const sections = groups.flatMap((group) =>
  sectionsByGroup[group].map(([id, ...names]) => ({ id, group, names })),
);

/** The section that a file belongs to, by its name. */
export const sectionIdOf = (file: string): string =>
  file.replace(/^content\/|\.yaml$/g, "").replace(/^words\/[\w-]+\//, "words/");

/** The case study that a section is about: its slug. */
export const projectOf = (section: string): string | undefined =>
  /^portfolio\/(.+)\/project$/.exec(section)?.[1];

/** The sections that a file is edited in, by their names in both languages; of a folder, whose name ends in `/`, all in it. */
export function sectionNamesOf(file: string): readonly (readonly [french: string, english: string])[] {
  const id = sectionIdOf(file);
  return sections
    .filter((section) => (id.endsWith("/") ? section.id.startsWith(id) : section.id === id))
    .map(({ names: [french = "", english = ""] }) => [french, english]);
}
