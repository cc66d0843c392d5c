/** What an owner should know of a field or a section before changing it. The comments of the files are for those who read files. */
import type { Locale } from "#app/i18n/locales.ts";

type Hint = readonly [french: string, english: string];

/** By the name of a section, and for a field its path without languages and places in lists. */
const hints: Readonly<Record<string, Hint>> = {
  brand: [
    "Le nom de l’agence n’est écrit qu’ici : pages, e-mails et devis le reprennent.",
    "The agency’s name stands only here: pages, mails and quotes take it from here.",
  ],
  "brand origin": ["Avec https:// et sans barre à la fin.", "With https:// and without a slash at its end."],
  "brand phone.link": ["Un + puis les chiffres, sans espaces.", "A + and digits, without spaces."],
  "brand chat.number": [
    "Numéro international sans le +, comme dans les liens de la messagerie.",
    "The international number without +, as in the chat service’s links.",
  ],
  "brand rating": [
    "D’avis réels, que les visiteurs peuvent vérifier.",
    "From real reviews, which visitors can check.",
  ],
  "brand social": ["Dans l’ordre du pied de page.", "In the order of the footer."],
  "brand companiesSupported": [
    "Laissez vide si vous ne pouvez pas l’affirmer : les phrases qui le citent le laissent de côté.",
    "Leave it empty if you cannot state it.",
  ],
  "brand colours": [
    "Un texte doit rester lisible : une couleur trop pâle est refusée, et la plus proche qui convient est nommée.",
    "Text has to be readable: a colour with too little contrast is refused, and the nearest that has enough is named.",
  ],
  "brand fonts": [
    "Fichiers WOFF2, WOFF, TTF ou OTF, tels que vous les avez achetés ou téléchargés, avec une licence pour sites et documents. La graisse est celle des titres, si leur police est variable. Une police de textes qui n’est pas variable a un second fichier, celui du gras.",
    "WOFF2, WOFF, TTF or OTF files, as you have bought or downloaded them, with a licence for websites and documents. The weight is that of titles, if their font is variable. A font of texts that is not variable has a second file, the bold one.",
  ],
  place: [
    "Là où est l’agence, où sont ses clients, et la TVA de chaque lieu. L’adresse est dans « Nom, coordonnées, couleurs ».",
    "Where the agency and its clients are, and the VAT of each place. Its address is in “Name, contact details, colours”.",
  ],
  "place vatPlaces": [
    "Ce qu’un devis et une facture disent de la TVA, selon le lieu du client. Un taux de 8,5 % s’écrit 85, un taux de 20 % s’écrit 200. La lettre d’une catégorie est celle de la facture électronique. Faites confirmer taux et catégories par votre comptable. Les jours fériés locaux s’écrivent mois et jour : 05-22.",
    "What a quote and an invoice say of VAT, by the client’s place. A rate of 8.5 % is written 85, one of 20 % is written 200. The letter of a category is that of electronic invoices. Have your accountant confirm rates and categories. Local public holidays are month and day: 05-22.",
  ],
  "place placeWords": [
    "Comment les phrases nomment votre ville, votre territoire et la région de vos clients.",
    "How sentences name your city, your territory and the region of your clients.",
  ],
  legal: [
    "Ce qu’une société doit indiquer sur ses devis et dans ses mentions légales.",
    "What a company must state on its quotes and in its legal notice.",
  ],
  "legal siret": ["14 chiffres, comme 732 829 320 00074.", "14 digits, as 732 829 320 00074."],
  "legal host": ["La société qui héberge le site.", "The company that hosts the site."],
  "legal mediator": [
    "Le médiateur de la consommation dont vous relevez. Sans médiateur, aucun texte n’en promet ; la loi en veut un dès qu’un client peut être un consommateur.",
    "The mediator of consumer disputes that you have joined. Without one, no text promises a mediator; the law wants one as soon as a client may be a consumer.",
  ],
  "legal advice": [
    "Ce qu’un avocat ou votre comptable a répondu, en quelques mots, avec le jour. Aucune page ne le montre ; check-live demande ce qui est vide.",
    "What a lawyer or your accountant has answered, in a few words, with the day. No page shows it; check-live asks for what is empty.",
  ],
  bank: [
    "Le compte sur lequel les clients versent l’acompte. Sans compte, les devis n’en nomment aucun.",
    "The account to which clients pay the deposit. Without one, quotes name none.",
  ],
  "bank bank.holder": ["Exactement comme à la banque.", "Exactly as the bank has it."],
  "bank bank.iban": ["Sans espaces.", "Without spaces."],
  team: [
    "Le nom et le portrait du fondateur sont dans « Nom, coordonnées, couleurs ».",
    "The founder’s name and portrait are in “Name, contact details, colours”.",
  ],
  "team firstContact": [
    "Le prénom par lequel les textes désignent la personne qui répond aux demandes.",
    "Who answers requests, as the texts call this person: usually the first name.",
  ],
  "team colleagues": ["Portraits : 4 de large pour 5 de haut.", "Portraits: 4 wide and 5 high."],
  figures: [
    "Vos engagements chiffrés : chaque texte qui les cite reprend la valeur d’ici.",
    "What you promise in figures: every text that names one takes it from here.",
  ],
  "figures delivery": ["En mois.", "In months."],
  "figures packProducts": ["Au plus, dans le pack e-commerce.", "At most, in the e-commerce pack."],
  "figures maintenance": ["Petites modifications par mois.", "Minor changes a month."],
  "figures includedMonths": [
    "Durée des services compris dans un pack (rapports, blog, pare-feu) ; ensuite ce sont des options.",
    "How long a pack includes services that go on (reports, blog, firewall); after that they are options.",
  ],
  "figures contractMonths": ["Durée minimale d’un abonnement.", "How long a subscription runs at least."],
  "figures warrantyMonths": [
    "Durée pendant laquelle vous corrigez gratuitement les défauts.",
    "How long you correct faults in your work free of charge.",
  ],
  "figures reminderHours": [
    "Après ce délai, l’agence reçoit un rappel d’une demande sans réponse.",
    "After so many hours the agency is reminded of a request that it has not answered.",
  ],
  "figures quoteReminderDays": [
    "Un client reçoit un rappel tant de jours avant la fin de son devis.",
    "So many days before its quote ends, a client is reminded of it.",
  ],
  "figures depositDays": [
    "Chaque devis confirmé nomme ce délai, et le garde : il compte de l’acceptation, ou du huitième jour qui la suit si le client peut se rétracter.",
    "Each confirmed quote states it, and keeps it: it counts from the acceptance, or from the eighth day after it if the client may withdraw.",
  ],
  "figures vision": ["La page À propos la montre.", "The about page shows it."],
  conversionRates: [
    "La comparaison de la page d’accueil. Sans taux, la page n’en parle pas.",
    "The comparison on the home page. Without a rate the page says nothing of it.",
  ],
  testimonials: [
    "Dans l’ordre de la page d’accueil. Vous pouvez reprendre le témoignage d’une réalisation, ou en écrire un.",
    "In the order of the home page. Take the words of a case study’s client, or write those of another.",
  ],
  "testimonials testimonials.publication.id": [
    "Ce qui suit /embed/feed/update/ dans le code d’intégration que donne LinkedIn.",
    "What follows /embed/feed/update/ in the embed code that LinkedIn gives.",
  ],
  "offered-services": [
    "Ce que l’agence propose en plus des sites et des boutiques. Un service décoché disparaît des menus, pages, prix et phrases.",
    "What you offer beside websites and shops. A service that is not ticked is gone from menus, pages, prices and sentences.",
  ],
  "catalogue/packs": [
    "Prix hors taxes. Un pack contient tout ce que contient le pack plus petit.",
    "Prices are before tax. A pack holds all that the smaller one does.",
  ],
  "catalogue/policy": [
    "Les remises et l’acompte sont des pourcentages entiers.",
    "Discounts and deposit are whole per cent.",
  ],
  "catalogue/policy hosting": [
    "Ce que dit un devis sans formule de maintenance : le client paie son hébergeur, ou la première année est dans le prix, puis le montant par an, hors taxes. Le brouillon d’un devis le propose ; sans réponse ici, il pose la question sans rien proposer.",
    "What a quote without a maintenance plan says: the client pays a host, or the first year is in the price, then the amount a year, before tax. The draft of a quote proposes it; without an answer here it asks and proposes nothing.",
  ],
  "price-ranges": [
    "Pour les moteurs de recherche ; les pages montrent les prix du catalogue.",
    "For search engines; pages show the prices of the catalogue.",
  ],
  "shared-texts": [
    "Plusieurs pages répètent ces textes : un changement ici vaut pour toutes.",
    "Several pages repeat these texts: a change here is a change of all.",
  ],
  "portfolio/order": [
    "L’ordre de la page Portfolio. Les trois premières sont aussi sur la page d’accueil.",
    "The order of the portfolio page. The first three are on the home page too.",
  ],
  "articles/legal-notice": ["Faites relire ce texte par un juriste.", "Have a lawyer read it."],
  "articles/terms": ["Faites relire ce texte par un juriste.", "Have a lawyer read it."],
  "articles/privacy host": [
    "La société qui héberge le serveur, et son pays, comme « Exemple SAS, en France ».",
    "The company that hosts the server, and its country, as “Exemple SAS, in France”.",
  ],
  "coverage/map": [
    "Cette carte est dessinée par un programme : il n’y a rien à y changer à la main.",
    "A program draws this map: there is nothing to change by hand.",
  ],
  "project summary": [
    "Une phrase : les moteurs de recherche la montrent aussi.",
    "One sentence: search engines show it too.",
  ],
  "project palette": [
    "Les couleurs du client. Le texte doit bien se lire sur le fond.",
    "The client’s colours. The text has to be readable on the background.",
  ],
  "project configuration": [
    "De quoi un tel site est fait : la page en montre le prix.",
    "What a site like this one is made of: its page shows the price.",
  ],
  project: [
    "Trois images sont à fournir ci-dessous : « Ordinateur » (au moins 1440 × 900), « Téléphone » (390 × 844) et « Détail », un gros plan du site.",
    "Three pictures are needed below: “Desktop” (at least 1440 × 900), “Phone” (390 × 844) and “Detail”, a close-up of the site.",
  ],
  "project websiteUrl": ["L’adresse du site, avec https://.", "The site’s address, with https://."],
  "videos/videos": [
    "« npm run video FICHIER » prépare un enregistrement, ou envoyez-le ci-dessous. Le début de l’identifiant dit où la vidéo est montrée : presentation, intro ou promo.",
    "`npm run video FILE` prepares a recording, or upload it below. The beginning of its identifier says where it is shown: presentation, intro or promo.",
  ],
};

const nameOfSection = (id: string): string => (/^portfolio\/.+\/project$/.test(id) ? "project" : id);

/** `path`: without languages and places in lists; empty for the section itself. */
export function hintOf(section: string, path: string, locale: Locale): string | null {
  const hint = hints[`${nameOfSection(section)} ${path}`.trim()];
  return hint === undefined ? null : hint[locale === "fr-fr" ? 0 : 1];
}
