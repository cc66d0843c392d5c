import type { Article } from "#app/domain/article.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { formatTag, type Locale, type Localized } from "#app/i18n/locales.ts";
import { vatIn } from "#app/i18n/place-texts.ts";
import { pathOf } from "#app/site/pages.ts";
import { policy, validityDays } from "#content/catalogue/policy.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { ifOffered, listed } from "#content/offered.ts";

const { address, emails, legalName, name } = identity;
const { delivery, paymentMonths } = figures;
const { latePayment } = legal;
const mail = { text: emails.hello, href: `mailto:${emails.hello}` };
const deposit = policy.depositPercent;
/** The payment terms, as "12, 24 or 36". */
const monthsIn = (locale: Locale) =>
  new Intl.ListFormat(formatTag[locale], { type: "disjunction" }).format(paymentMonths.map(String));

/** What a quote is accepted under. Amounts and delays come from the catalogue, the figures and the legal identity. */
export const terms: Localized<Article> = {
  "fr-fr": {
    title: "Conditions *générales*",
    lead: "Nos engagements et les vôtres, du devis à la fin du contrat.",
    sections: [
      {
        id: "scope",
        title: "Champ d'application",
        blocks: [
          `Ces conditions s'appliquent aux prestations que la société ${legalName} vend à des professionnels : ${listed("fr-fr", "conception de sites internet", "identité graphique", ifOffered("seo", "référencement"), ifOffered("maintenance", "maintenance"), "services associés")}. Elles complètent le devis accepté ; en cas de contradiction, le devis l'emporte.`,
          "Un client qui agit hors de son activité professionnelle garde les droits que le Code de la consommation lui donne, en particulier le recours gratuit à un médiateur de la consommation. Les coordonnées du médiateur lui sont remises avec le devis.",
        ],
      },
      {
        id: "quote",
        title: "Devis et commande",
        blocks: [
          `Le devis est gratuit et valable ${validityDays} jours. Le devis indicatif reçu en ligne n'est ni une offre ni une commande ; ${name} maintient les prix de son tarif jusqu'à la date indiquée sur ce devis indicatif. La commande est ferme quand ${name} a confirmé le devis, que le client l'a accepté en ligne, à l'aide du lien personnel qui lui est envoyé, et que l'acompte est réglé.`,
          "Une demande qui s'ajoute au devis fait l'objet d'un devis complémentaire, accepté avant que nous commencions.",
        ],
      },
      {
        id: "prices",
        title: "Prix et TVA",
        blocks: [
          `Les prix sont en euros et hors taxes. La TVA s'y ajoute, au taux que la facture indique : à ce jour, ${vatIn("fr-fr")}. Ailleurs en France, le taux du territoire s'applique, s'il y en a un. Pour une entreprise établie hors de France, nous n'ajoutons pas de TVA française ; elle déclare elle-même ce que son pays demande.`,
          `Un abonnement (maintenance, blog, rapports) s'ajoute au prix du site. Il est facturé pour la période que le devis indique. Les services récurrents qu'un pack comprend (rapports, blog, pare-feu) sont compris pendant ${figures.includedMonths} mois à compter de la mise en ligne ; ensuite, ils s'arrêtent, sauf si le client demande à les garder.`,
        ],
      },
      {
        id: "payment",
        title: "Acompte et mensualités",
        blocks: [
          `Un acompte de ${deposit} % est payé à la commande. Le reste est réglé en mensualités égales, la première un mois après le début des travaux, sur la durée choisie dans le devis (${monthsIn("fr-fr")} mois) ; la dernière porte les centimes restants. Le client peut régler le solde plus tôt, sans frais.`,
          "Chaque facture est payable à la date qu'elle indique, sans escompte pour paiement anticipé.",
        ],
      },
      {
        id: "late",
        title: "Retard de paiement",
        blocks: [
          `Entre professionnels, un retard entraîne de plein droit des pénalités de ${latePayment.timesLegalRate} fois le taux d'intérêt légal et une indemnité forfaitaire de ${formatMoney(latePayment.recovery, "fr-fr")} pour frais de recouvrement (articles L441-10 et D441-5 du Code de commerce). Si les frais réels sont plus élevés, leur remboursement peut être demandé sur justificatif.`,
          "Après une mise en demeure restée sans effet quinze jours, nous pouvons suspendre la prestation jusqu'au paiement.",
        ],
      },
      {
        id: "delivery",
        title: "Délais",
        blocks: [
          `Un site vitrine est en général livré en ${delivery.showcase.from} à ${delivery.showcase.to} mois, une boutique en ligne en ${delivery.ecommerce.from} à ${delivery.ecommerce.to} mois${ifOffered("reservation", `, un site de réservation en ${delivery.booking.from} à ${delivery.booking.to} mois`)}, à compter du début des travaux, une fois l'acompte réglé et les contenus du client remis. La livraison est la mise en ligne ; la présentation du site et les corrections sont comprises dans ce délai. Le devis fixe les dates du projet.`,
          "Un contenu ou une validation qui arrive en retard décale la livraison d'autant.",
        ],
      },
      {
        id: "client",
        title: "Ce que le client apporte",
        blocks: [
          "Le client remet aux dates convenues ses accès, ses informations légales et les textes et images que le devis ne comprend pas, et désigne une personne qui décide en son nom.",
          "Il garantit qu'il a le droit d'utiliser ce qu'il nous remet, et il répond de ce qu'il publie sur son site.",
        ],
      },
      {
        id: "acceptance",
        title: "Réception du site",
        blocks: [
          "Avant la mise en ligne, nous présentons le site au client. Il dispose de quinze jours pour demander par écrit les corrections qui rendent le site conforme au devis ; nous les faisons sans supplément.",
          "Sans réserve écrite dans ce délai, ou dès qu'il est mis en ligne à la demande du client, le site est accepté.",
          `Pendant ${figures.warrantyMonths} mois après la mise en ligne, nous corrigeons sans supplément tout défaut qui vient de notre travail, que le client ait une formule de maintenance ou non. Ensuite, les dépannages sont compris dans la maintenance ; sans elle, ils font l'objet d'un devis.`,
        ],
      },
      {
        id: "rights",
        title: "Droits sur le site",
        blocks: [
          `Au paiement complet, ${name} cède au client les droits de reproduire, de représenter et d'adapter les textes, les maquettes, les photographies, les éléments graphiques et le code créés pour lui, pour son activité, dans le monde entier et pour la durée légale de protection.`,
          "Les logiciels libres, les polices et les images sous licence gardent leur licence. Le nom de domaine est enregistré au nom du client, qui le paie chaque année au bureau d'enregistrement.",
          `${name} garde son savoir-faire et ses outils de travail, dont le site n'a pas besoin pour fonctionner, et peut citer le projet dans ses références, sauf demande contraire écrite du client.`,
        ],
      },
      {
        id: "hosting",
        title: "Hébergement, maintenance et fin de contrat",
        blocks: [
          `L'hébergement et la maintenance, comme le blog et les rapports, font l'objet d'abonnements avec contrat de service : le devis en précise le contenu et le prix. Sauf autre durée dans le devis, tout abonnement dure ${figures.contractMonths} mois à compter de la mise en ligne, ou du début du service pour un site existant, puis se renouvelle chaque mois ou, si son prix est annuel, chaque année.`,
          "Le client ou l'agence peut mettre fin à un abonnement au terme de cette durée ou de toute période suivante, avec un préavis d'un mois donné par écrit. Si le prix du site est entièrement payé, nous remettons alors au client ses fichiers, ses contenus, ses accès et une copie de ses données, pour qu'un autre prestataire puisse reprendre le site. Sinon, nous installons le site chez l'hébergeur que le client choisit, et remettons le tout au client dès que le solde est réglé.",
          "Un manquement grave qui n'est pas corrigé trente jours après une mise en demeure permet à l'autre partie de résilier. Ce qui a été fait jusque-là est dû.",
          "Si le client renonce au projet avant la mise en ligne, il paie le travail déjà fait, qui lui est remis. L'acompte et les mensualités versées sont déduits de ce montant, et le trop-perçu est remboursé, acompte excepté.",
        ],
      },
      {
        id: "liability",
        title: "Responsabilité",
        blocks: [
          "Nous apportons à nos prestations le soin d'un professionnel ; nous ne promettons ni position dans les moteurs de recherche, ni chiffre d'affaires.",
          "Entre professionnels, notre responsabilité se limite aux dommages directs et au montant hors taxes payé pour la prestation en cause au cours des douze derniers mois. Cette limite ne vaut ni pour une faute lourde ou intentionnelle, ni pour un dommage corporel.",
          "Aucune partie ne répond d'un retard dû à un cas de force majeure, au sens de l'article 1218 du Code civil.",
        ],
      },
      {
        id: "data",
        title: "Données personnelles et confidentialité",
        blocks: [
          [
            "Nos engagements sur les données que ce site reçoit : ",
            { text: "confidentialité", href: pathOf("privacy", "fr-fr") },
            ". Si nous traitons des données pour le compte du client, un accord écrit en fixe les règles, conformément à l'article 28 du RGPD.",
          ],
          "Chaque partie garde pour elle ce que l'autre lui confie à titre confidentiel.",
        ],
      },
      {
        id: "law",
        title: "Droit et tribunaux",
        blocks: [
          [
            "Ces conditions relèvent du droit français. En cas de désaccord, écrivez d'abord à ",
            mail,
            " : nous cherchons une solution amiable avant toute procédure.",
          ],
          `Entre commerçants, un litige qui demeure est porté devant le tribunal compétent de ${address.city}. La version française fait foi.`,
        ],
      },
    ],
  },
  "en-en": {
    title: "Terms and *conditions*",
    lead: "What we undertake to do, and what we ask of you, from the quote to the end of the contract.",
    sections: [
      {
        id: "scope",
        title: "Scope",
        blocks: [
          `These terms apply to the services that ${legalName} sells to businesses: ${listed("en-en", "websites", "brand identity", ifOffered("seo", "SEO"), ifOffered("maintenance", "maintenance"), "related services")}. They supplement the accepted quote; where the two differ, the quote prevails.`,
          "A client acting outside their trade keeps the rights that French consumer law gives them, including free access to a consumer mediator, whose details come with the quote.",
        ],
      },
      {
        id: "quote",
        title: "Quotes and orders",
        blocks: [
          `A quote is free and valid for ${validityDays} days. The indicative quote received online is neither an offer nor an order; ${name} simply holds its list prices until the date shown on that quote. An order is firm once ${name} has confirmed the quote, the client has accepted it online, through the secret link sent to them, and the deposit is paid.`,
          "A request beyond the quote gets an additional quote, accepted before we start on it.",
        ],
      },
      {
        id: "prices",
        title: "Prices and VAT",
        blocks: [
          `Prices are in euros and exclude VAT. VAT is added at the rate shown on the invoice: today, ${vatIn("en-en")}. Elsewhere in France, the rate of the territory applies, if there is one. For a business established outside France, we add no French VAT; it declares whatever its own country asks for.`,
          `A subscription (maintenance, content, reports) comes on top of the price of the site. It is invoiced for the period that the quote states. The recurring services that a pack includes (reports, blog, firewall) are included for ${figures.includedMonths} months from launch; after that they stop, unless the client asks to keep them.`,
        ],
      },
      {
        id: "payment",
        title: "Deposit and instalments",
        blocks: [
          `A deposit of ${deposit}% is paid on order. The balance is paid in equal monthly instalments, the first of them due one month after the work starts, over the term chosen in the quote (${monthsIn("en-en")} months); the last one carries the remaining cents. The client may settle the balance sooner, at no extra charge.`,
          "Each invoice is payable on the date it shows, with no discount for early payment.",
        ],
      },
      {
        id: "late",
        title: "Late payment",
        blocks: [
          `Between businesses, late payment carries interest at ${latePayment.timesLegalRate} times the French legal rate and a fixed charge of ${formatMoney(latePayment.recovery, "en-en")} for recovery costs, without further notice (articles L441-10 and D441-5 of the French Commercial Code). Higher actual costs may be claimed with proof.`,
          "If a formal notice has had no effect for fifteen days, we may suspend the service until payment.",
        ],
      },
      {
        id: "delivery",
        title: "Delivery",
        blocks: [
          `Time to delivery: ${listed("en-en", `${delivery.showcase.from} to ${delivery.showcase.to} months for a business website`, `${delivery.ecommerce.from} to ${delivery.ecommerce.to} months for an online shop`, ifOffered("reservation", `${delivery.booking.from} to ${delivery.booking.to} months for a booking website`))}, as a rule, from the start of the work, once the deposit and the client's content are received. Delivery means launch; presenting the site and correcting it are included in that time. The quote sets the project's dates.`,
          "Content or approval that comes late puts delivery back by the same length of time.",
        ],
      },
      {
        id: "client",
        title: "What the client provides",
        blocks: [
          "On the agreed dates, the client hands over logins, legal information and the text and pictures that the quote does not include, and names one person who decides for them.",
          "The client guarantees the right to use what they give us, and is responsible for what they publish on their site.",
        ],
      },
      {
        id: "acceptance",
        title: "Acceptance",
        blocks: [
          "Before launch we present the site to the client, who has fifteen days to ask in writing for the corrections that bring it in line with the quote; we make them at no extra charge.",
          "If we receive no written objection within that time, or as soon as the site goes live at the client's request, the site is accepted.",
          `For ${figures.warrantyMonths} months after launch, we correct any fault in our work at no extra charge, whether or not the client has a maintenance plan. After that, repairs are included in maintenance; without a plan, they are quoted.`,
        ],
      },
      {
        id: "rights",
        title: "Rights in the site",
        blocks: [
          `On full payment, ${name} assigns to the client the rights to reproduce, display and adapt the text, designs, photographs, graphics and code created for them, for their business, worldwide and for as long as copyright lasts.`,
          "Open-source software, fonts and licensed pictures keep their own licences. The domain name is registered in the name of the client, who pays the registrar each year.",
          `${name} keeps its know-how and its working tools, which the site does not need in order to run, and may mention the project in its portfolio unless the client objects in writing.`,
        ],
      },
      {
        id: "hosting",
        title: "Hosting, maintenance and end of contract",
        blocks: [
          `Hosting and maintenance, like the blog and the reports, are subscriptions with a service contract: the quote states what each includes and its price. Unless the quote says otherwise, any subscription runs for ${figures.contractMonths} months from launch, or from the start of the service for an existing site, then renews every month or, if priced by the year, every year.`,
          "Either party may end a subscription at the end of that term or of any later period, by giving one month's written notice. If the price of the site is fully paid, we then hand over its files, its content, its logins and a copy of the client's data, so that another provider can take the site over. If not, we install the site with the host that the client chooses, and hand everything over as soon as the balance is settled.",
          "A serious breach that is not remedied within thirty days of a formal notice lets the other party terminate. Payment for the work done up to then remains due.",
          "If the client cancels the project before launch, they pay for the work done so far, which is handed over to them. The deposit and the instalments paid count towards that payment, and anything paid beyond it, except the deposit, is refunded.",
        ],
      },
      {
        id: "liability",
        title: "Liability",
        blocks: [
          "We provide our services with professional care; we promise neither a position in search engines nor a level of sales.",
          "Between businesses, our liability is limited to direct loss and to the amount, excluding VAT, paid for the service concerned over the last twelve months. This limit does not apply to gross negligence or wilful misconduct, or to bodily injury.",
          "Neither party is liable for a delay caused by force majeure, as defined by article 1218 of the French Civil Code.",
        ],
      },
      {
        id: "data",
        title: "Personal data and confidentiality",
        blocks: [
          [
            "What we do with the data this site receives: ",
            { text: "privacy", href: pathOf("privacy", "en-en") },
            ". Where we process data on the client's behalf, a written agreement sets the rules, under article 28 of the GDPR.",
          ],
          "Each party keeps confidential whatever the other discloses to it in confidence.",
        ],
      },
      {
        id: "law",
        title: "Law and courts",
        blocks: [
          [
            "These terms are governed by French law. In case of disagreement, first write to ",
            mail,
            ": we look for an amicable solution before any proceedings.",
          ],
          `Between commercial parties, any remaining dispute goes to the court in ${address.city} that has jurisdiction. The French version prevails.`,
        ],
      },
    ],
  },
};
