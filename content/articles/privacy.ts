import type { Article } from "#app/domain/article.ts";
import { countMonths } from "#app/domain/counts.ts";
import {
  contractYears,
  mailRetryDays,
  retentionYears,
  type StorageKind,
  type StoredName,
} from "#app/domain/personal-data.ts";
import { limitHours, receiptBurst, secondsBetweenRequests } from "#app/domain/visitor-limits.ts";
import type { Localized } from "#app/i18n/locales.ts";
import { identity } from "#content/identity.ts";
import { ifOffered } from "#content/offered.ts";
import { proof } from "#content/proof.ts";

const { address, emails, legalName, name } = identity;
const mail = { text: emails.hello, href: `mailto:${emails.hello}` };
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const postal = `${address.street}, ${address.postalCode} ${address.city}`;

/**
 * Where the requests are stored, for the privacy page: the company that hosts the server and its country, for example
 * `{ "fr-fr": "Exemple SAS, en France", "en-en": "Exemple SAS, in France" }`. Null: the page names no company.
 */
export const host: Localized<string> | null = null;

/**
 * The webhook receiver of requests and quotes (WEBHOOK_URL), for the privacy page: what it is for and whose it is, for example `{ "fr-fr": "notre fichier clients, chez Exemple SAS, en France", "en-en": … }`. Null: there is none.
 */
export const webhookReceiver: Localized<string> | null = null;

/**
 * What the site does with personal data. Tests compare these statements with the program. The owner is responsible for
 * those about people's work (mailboxes, backups).
 */
export const privacy: Localized<Article> = {
  "fr-fr": {
    title: "Vos données *personnelles*",
    lead: "Ce que ce site garde de vous, pourquoi, combien de temps, et comment le faire effacer.",
    sections: [
      {
        id: "controller",
        title: "Qui en répond",
        blocks: [
          [
            `${legalName}, ${postal}. Pour toute question sur vos données, ou pour exercer vos droits : `,
            mail,
            ".",
          ],
        ],
      },
      {
        id: "requests",
        title: "Ce que vous nous envoyez",
        blocks: [
          {
            terms: [
              {
                term: "Formulaire de contact",
                text: `Votre nom, votre e-mail et le projet : celui que vous choisissez, ou le service de la page d'où vous écrivez.${ifOffered("audit", " Pour un audit, l'adresse de votre site.")} Si vous les donnez : entreprise, téléphone, budget, message.`,
              },
              {
                term: "Demande de devis",
                text: "Votre prénom, votre nom, votre e-mail, votre téléphone, votre entreprise, et la configuration choisie avec son prix.",
              },
              {
                term: "Réponse à un devis confirmé",
                text: "Vos questions et nos réponses, ou ce que vous dites en le déclinant. Si vous l'acceptez : votre nom, votre fonction, le moment, votre adresse internet (IP) et l'empreinte numérique du devis en PDF, comme preuves du contrat, et si vous avez saisi le code que nous vous envoyons alors parfois par e-mail. Si vous vous rétractez ensuite en ligne : votre nom, l'adresse e-mail que vous donnez pour l'accusé de réception, et le moment.",
              },
            ],
          },
          "À chaque demande s'ajoutent une référence, la date et l'heure, la langue de la page, de quoi reconnaître un envoi fait deux fois, l'état d'envoi des e-mails et, si la demande ressemble à celle d'un robot, la raison de ce soupçon.",
          "Si un autre site ou une annonce vous a amené ici, la demande le dit aussi : le nom de ce site, sans la page, et les paramètres « utm_ » du lien suivi (source, support, campagne, mots, contenu). Nous voyons ainsi d'où viennent les demandes, et rien de plus.",
          "À chaque demande, nous ajoutons son état, nos notes et les devis que nous préparons. Rien d'autre n'est enregistré avec une demande : ni votre navigateur, ni les pages que vous avez vues, ni votre adresse internet (IP), sauf si vous acceptez un devis en ligne. Aucun outil n'enregistre votre parcours d'une page à l'autre.",
        ],
      },
      {
        id: "visits",
        title: "Les visites, en nombres",
        blocks: [
          `Nous comptons les visites par jour : combien de fois chaque page a été ouverte, et dans quelle langue ; depuis quels sites et quelles campagnes ; jusqu'à quelle étape du configurateur ; combien de formulaires ont été commencés et envoyés. Ce sont des totaux. Ils ne contiennent ni votre adresse internet (IP), ni votre navigateur, ni aucun identifiant, et rien n'est enregistré chez vous pour les établir. Ils sont effacés au bout de ${countMonths} mois.`,
        ],
      },
      ...(proof === null
        ? []
        : [
            {
              id: "conversion",
              title: "Notre taux de conversion",
              blocks: [
                `Le taux de conversion que nous affichons (${proof.own.toLocaleString("fr-FR")} %) est le nôtre : ${lowerFirst(proof.method["fr-fr"])}`,
              ],
            },
          ]),
      {
        id: "purposes",
        title: "Pourquoi, et à quel titre",
        blocks: [
          {
            terms: [
              {
                term: "Vous répondre, établir votre devis",
                text: "Des mesures prises à votre demande, avant un contrat (article 6, paragraphe 1, b du RGPD).",
              },
              {
                term: "Reprendre l'échange plus tard",
                text: "Notre intérêt légitime à retrouver ce que vous nous avez demandé (article 6, paragraphe 1, f).",
              },
              {
                term: "Savoir d'où viennent les demandes",
                text: "Notre intérêt légitime à savoir quels sites et quelles annonces nous font connaître (article 6, paragraphe 1, f).",
              },
              {
                term: "Garder la preuve d'un devis accepté",
                text: "L'exécution du contrat, et nos obligations de conservation (article 6, paragraphe 1, b et c).",
              },
              {
                term: "Protéger les formulaires",
                text: "Notre intérêt légitime à écarter les robots et les abus (article 6, paragraphe 1, f).",
              },
            ],
          },
          "Les champs sans la mention « facultatif » sont nécessaires pour traiter la demande que vous faites : un devis, par exemple, est établi au nom de votre entreprise, et nous le confirmons avec vous par téléphone ou par e-mail. Vos données ne sont ni vendues, ni partagées, ni utilisées pour de la publicité.",
        ],
      },
      {
        id: "retention",
        title: "Combien de temps",
        blocks: [
          `${retentionYears} ans après votre dernier contact. Passé ce délai, vos demandes et leurs e-mails s'effacent automatiquement : le serveur vérifie chaque jour. Si vous nous écrivez à nouveau par le site, le délai repart de cette date.`,
          `Un devis accepté est gardé avec sa demande, comme pièce d'un contrat (article L123-22 du Code de commerce), pendant ${contractYears} ans à compter de la livraison ou, s'il y a des abonnements, de la fin du dernier ; si vous vous êtes rétracté, à compter de ce jour.`,
          "Les copies dans notre messagerie et dans nos sauvegardes ne sont pas gardées plus longtemps.",
        ],
      },
      {
        id: "readers",
        title: "Qui les lit, et où elles sont",
        blocks: [
          `Seule l'équipe d'${name} lit vos demandes, qui sont dans la base de données du serveur de ce site, chez l'hébergeur que nomment les mentions légales. La page d'une demande s'ouvre par un lien secret, que nous seuls recevons ; la page d'un devis confirmé s'ouvre par un autre lien, envoyé à vous seul.`,
          "Le journal du serveur note quelle page a été demandée, le résultat et le temps de réponse, ou la référence d'une demande. Il ne contient ni nom, ni adresse e-mail, ni adresse internet, ni un mot de ce que vous avez écrit.",
        ],
      },
      {
        id: "mails",
        title: "Les e-mails envoyés",
        blocks: [
          "Chaque demande déclenche aussitôt deux e-mails, sauf dans les cas décrits plus bas. L'un nous est adressé, avec ce que vous avez écrit. L'autre est votre accusé de réception ; pour un devis, il contient la configuration et le document en PDF, établi à votre nom.",
          "Un devis confirmé vous parvient par e-mail, avec le document en PDF, puis au plus un rappel avant son expiration si vous n'avez pas répondu. Si vous l'acceptez, vous en recevez une copie, et nous aussi ; si vous vous rétractez, un accusé de réception, et nous en sommes prévenus. Nous recevons vos questions, auxquelles nous répondons par e-mail, vos refus et, si une demande attend, un rappel.",
          `Une même personne reçoit au plus ${receiptBurst} accusés de réception à la suite, puis un par jour, car n'importe qui peut taper une adresse qui n'est pas la sienne. Au-delà, ou si le site vient d'en envoyer beaucoup, à votre réseau ou en tout, votre demande est enregistrée et nous parvient de la même façon, sans accusé de réception. Si l'envoi d'un e-mail échoue, nous réessayons pendant ${mailRetryDays} jours. Nous n'envoyons pas de lettre d'information.`,
        ],
      },
      {
        id: "protection",
        title: "La protection des formulaires",
        blocks: [
          "Pour écarter les robots, le site limite les demandes d'un même navigateur, d'une même adresse e-mail ou d'une même connexion internet, et vous dit combien de temps attendre.",
          `Pour compter, il garde une version codée de ces identifiants, illisible sans une clé qui reste sur le serveur. Cette version codée est effacée ${limitHours} à ${2 * limitHours} heures après le retour du compteur à zéro, qui prend ${receiptBurst} jours au plus pour les accusés de réception.`,
          "Un champ invisible, le temps passé à remplir le formulaire et les liens dans le texte aident à reconnaître un robot. Une demande suspecte n'est pas refusée : elle est mise de côté, sans e-mail, jusqu'à ce qu'une personne la regarde.",
        ],
      },
      {
        id: "browser",
        title: "Ce que garde votre navigateur",
        blocks: [
          "Ces informations servent au site seul et ne suivent personne d'un site à l'autre. Elles restent dans votre navigateur ; nous n'en recevons que le cookie du délai d'attente et, avec une demande que vous envoyez, sa provenance. Vous pouvez les effacer à tout moment dans les réglages de votre navigateur ; le site fonctionne aussi si votre navigateur les refuse.",
        ],
      },
      {
        id: "others",
        title: "Les autres entreprises",
        blocks: [
          {
            terms: [
              {
                term: "OpenStreetMap",
                text: "La carte interactive de la page Contact, si vous l'affichez.",
              },
              { term: "LinkedIn", text: "La publication d'un témoignage, si vous l'affichez." },
              {
                term: "WhatsApp et les réseaux sociaux",
                text: "De simples liens, qui mènent chez eux si vous les suivez.",
              },
            ],
          },
          "Après votre clic, ces entreprises reçoivent votre adresse internet (IP) et l'adresse de notre site, selon leurs propres règles.",
        ],
      },
      {
        id: "rights",
        title: "Vos droits",
        blocks: [
          "Vous pouvez demander à voir vos données, à les corriger, à les faire effacer, à en limiter l'usage ou à les recevoir dans un fichier, et vous opposer à ce que nous les gardions.",
          [
            "Écrivez à ",
            mail,
            " depuis l'adresse donnée dans le formulaire, pour que nous sachions que c'est bien vous. Nous répondons dans un délai d'un mois.",
          ],
          `L'effacement supprime de la base vos demandes, leurs devis, même acceptés, leurs e-mails en attente et la version codée de votre adresse e-mail. D'un devis accepté, nous gardons alors, hors de cette base, uniquement la copie que la loi nous demande de conserver ${contractYears} ans. Les codes du navigateur et de la connexion, qui ne portent pas votre nom, disparaissent d'eux-mêmes.`,
          [
            "Vous pouvez aussi adresser une réclamation à la CNIL : ",
            { text: "cnil.fr/fr/plaintes", href: "https://www.cnil.fr/fr/plaintes" },
            ", ou 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07.",
          ],
        ],
      },
    ],
  },
  "en-en": {
    title: "Your *personal data*",
    lead: "What this site keeps about you, why, for how long, and how to have it erased.",
    sections: [
      {
        id: "controller",
        title: "Who is responsible",
        blocks: [
          [
            `${legalName}, ${postal}, ${address.region}, France. For any question about your data, or to exercise your rights: `,
            mail,
            ".",
          ],
        ],
      },
      {
        id: "requests",
        title: "What you send us",
        blocks: [
          {
            terms: [
              {
                term: "Contact form",
                text: `Your name, your email address and the project: the one that you choose, or the service on the page you write from.${ifOffered("audit", " For an audit, the address of your site.")} If you give them: company, phone, budget, message.`,
              },
              {
                term: "Quote request",
                text: "Your first and last name, email address, phone and company, and the configuration that you chose with its price.",
              },
              {
                term: "Response to a confirmed quote",
                text: "Your questions and our answers, or what you say when you decline it. If you accept it: your name, your position in the company, the date and time, your internet (IP) address and a digital fingerprint of the quote's PDF, as evidence of the contract, and whether you entered the code that we sometimes email to you for that. If you then withdraw online: your name, the email address that you give for the acknowledgement, and the date and time.",
              },
            ],
          },
          "To each request we add: a reference, the date and time, the language of the page, what it takes to recognise a request sent twice, whether its emails have been sent and, if it looks like a robot's, the reason for that suspicion.",
          'If another site or an advertisement brought you here, the request says so too: the name of that site, without the page, and the "utm_" parameters of the link you followed (source, medium, campaign, terms, content). These details tell us where requests come from, and nothing more.',
          "We add the state of the request, our notes and the quotes that we prepare. Nothing else is stored with a request: neither your browser nor the pages that you have seen, nor your internet (IP) address unless you accept a quote online. No tool records your path from page to page.",
        ],
      },
      {
        id: "visits",
        title: "Visits, as numbers",
        blocks: [
          `We count visits by day: how often each page was opened, and in which language; from which sites and campaigns; up to which step of the configurator; how many forms were begun and sent. These are totals. They contain no internet (IP) address, no browser and no identifier, and nothing is stored on your side for them. They are deleted after ${countMonths} months.`,
        ],
      },
      ...(proof === null
        ? []
        : [
            {
              id: "conversion",
              title: "Our conversion rate",
              blocks: [
                `The conversion rate that we show (${proof.own}%) is our own: ${lowerFirst(proof.method["en-en"])}`,
              ],
            },
          ]),
      {
        id: "purposes",
        title: "Why, and on what legal basis",
        blocks: [
          {
            terms: [
              {
                term: "To answer you and draw up your quote",
                text: "Steps taken at your request before a contract (article 6(1)(b) of the GDPR).",
              },
              {
                term: "To take up the conversation later",
                text: "Our legitimate interest in being able to find your earlier requests (article 6(1)(f)).",
              },
              {
                term: "To know where requests come from",
                text: "Our legitimate interest in knowing which sites and advertisements lead people to us (article 6(1)(f)).",
              },
              {
                term: "To keep the evidence of an accepted quote",
                text: "The performance of the contract, and our duties to keep records (article 6(1)(b) and (c)).",
              },
              {
                term: "To protect the forms",
                text: "Our legitimate interest in keeping out robots and abuse (article 6(1)(f)).",
              },
            ],
          },
          'Fields not marked "optional" are needed for the request you make: a quote, for example, is drawn up in the name of your company, and we confirm it with you by phone or by email. Your data is not sold, not shared and not used for advertising.',
        ],
      },
      {
        id: "retention",
        title: "For how long",
        blocks: [
          `${retentionYears} years after your last contact. Then your requests and their emails are erased automatically: the server checks every day. If you write to us through the site again, the period starts again.`,
          `An accepted quote is kept with its request, as part of a contract (article L123-22 of the French Commercial Code), for ${contractYears} years from delivery or, where there are subscriptions, from the end of the last one; if you withdrew, from that day.`,
          "Copies in our mailbox and in our backups are kept no longer than that.",
        ],
      },
      {
        id: "readers",
        title: "Who reads it, and where it is",
        blocks: [
          `Only the people at ${name} read your requests, which are stored in the database of this site's server, at the host that the legal notice names. The page of a request opens with a secret link that only we receive; the page of a confirmed quote opens with a different link, sent to you alone.`,
          "The server's log notes which page was asked for, the result and the time it took, or the reference of a request. It holds no name, no email or internet address, and no word of what you wrote.",
        ],
      },
      {
        id: "mails",
        title: "The emails we send",
        blocks: [
          "Each request triggers two emails straight away, except in the cases described below. One comes to us, with what you wrote. The other is your receipt; for a quote it has the configuration, and the document as a PDF in your name.",
          "A confirmed quote reaches you by email, with the document as a PDF, followed by at most one reminder before the quote expires, if you have not answered. If you accept it, you get a copy, and so do we; if you withdraw, you get an acknowledgement, and we are notified. We get your questions, which we answer by email, your refusals and, if a request is waiting, a reminder.",
          `One address gets at most ${receiptBurst} receipts in a row, then one a day, because anybody can type an address that is not theirs. Beyond that, or if the site has just sent many, to your network or in all, your request is stored and reaches us all the same, without a receipt. If an email cannot be sent, we try again for ${mailRetryDays} days. We send no newsletter.`,
        ],
      },
      {
        id: "protection",
        title: "How the forms are protected",
        blocks: [
          "To keep robots out, the site limits how often one browser, email address or internet connection can send a request, and tells you how long to wait.",
          `To count, it keeps a coded version of what identifies each of these, which cannot be read without a key that stays on the server. It is erased ${limitHours} to ${2 * limitHours} hours after the count is back to zero; for receipts, that takes at most ${receiptBurst} days.`,
          "A hidden field, the time taken to fill in the form and the links in the text help to spot robots. A suspicious request is not refused: it is set aside, without emails, until a person looks at it.",
        ],
      },
      {
        id: "browser",
        title: "What your browser keeps",
        blocks: [
          "What is kept there serves this site alone and follows nobody from one site to another. Apart from the cookie below, none of it is sent as you visit; where you came from is sent only with a request of yours. You can delete it in your browser's settings at any time; the site also works where it is refused.",
        ],
      },
      {
        id: "others",
        title: "Other companies",
        blocks: [
          {
            terms: [
              { term: "OpenStreetMap", text: "The interactive map on the contact page, if you show it." },
              { term: "LinkedIn", text: "The post of a testimonial, if you show it." },
              {
                term: "WhatsApp and social networks",
                text: "Plain links, which lead there if you follow them.",
              },
            ],
          },
          "After your click these companies receive your internet (IP) address and the address of our site, under rules of their own.",
        ],
      },
      {
        id: "rights",
        title: "Your rights",
        blocks: [
          "You can ask to see your data, to have it corrected, erased or handed to you as a file, to have its use restricted, and you can object to our keeping it.",
          [
            "Write to ",
            mail,
            " from the address that you gave in the form, so that we know it is you. We answer within a month.",
          ],
          `Erasing removes your requests, their quotes, accepted ones too, their waiting emails and the coded version of your email address from the database. Of an accepted quote we then keep, outside that database, only the copy that the law requires us to keep for ${contractYears} years. The coded versions for your browser and your connection, which do not contain your name, are erased on their own.`,
          [
            "You can also complain to the CNIL, the French data protection authority: ",
            { text: "cnil.fr/fr/plaintes", href: "https://www.cnil.fr/fr/plaintes" },
            ", or 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07, France.",
          ],
        ],
      },
    ],
  },
};

type Stored = { readonly [Kind in StorageKind]: Readonly<Record<StoredName<Kind>, string>> };

/** The purpose of each stored item in the browser. The names come from the code: a missing one fails the type check. */
export const stored: Localized<Stored & { readonly until: Readonly<Record<StorageKind, string>> }> = {
  "fr-fr": {
    until: {
      localStorage: "Jusqu'à ce que vous les effaciez (stockage local) :",
      sessionStorage: "Jusqu'à la fermeture de l'onglet (stockage de session) :",
      cookies: `Pendant ${secondsBetweenRequests} secondes, le seul cookie du site :`,
    },
    localStorage: {
      preferredLanguage: "La langue de la dernière page lue.",
      theme: "Le thème choisi, sombre ou clair.",
      quoteDraft:
        "Votre dernière configuration de devis, avec le lieu choisi pour la TVA, sans rien qui vous nomme.",
      lastRequestAt: "L'heure de votre dernière demande, pour annoncer l'attente avant l'envoi suivant.",
      introClosed: "Le fait que vous avez fermé la vidéo d'accueil, pour qu'elle ne s'ouvre plus.",
    },
    sessionStorage: {
      splashSeen: "Le fait que l'écran d'ouverture a été vu.",
      languageDetected: "Le fait que la langue a été détectée à l'entrée du site.",
      introOpened: "Le fait que la vidéo d'accueil s'est ouverte.",
      visit:
        "D'où vous venez : le nom du site qui vous a amené et les paramètres « utm_ » de son lien, envoyés avec votre demande si vous en faites une.",
      searchedOption:
        "Les mots d'une recherche sans résultat parmi les options, si vous nous écrivez à leur sujet : ils commencent votre message.",
      formSentAt: "L'heure d'envoi de votre dernier formulaire, pour la page de remerciement.",
    },
    cookies: {
      sent: "Un nombre tiré au hasard, posé après l'envoi d'une demande, pour compter l'attente de ce seul navigateur.",
    },
  },
  "en-en": {
    until: {
      localStorage: "Until you delete it (local storage):",
      sessionStorage: "Until you close the tab (session storage):",
      cookies: `For ${secondsBetweenRequests} seconds, the site's only cookie:`,
    },
    localStorage: {
      preferredLanguage: "The language of the last page you read.",
      theme: "The theme you chose, dark or light.",
      quoteDraft:
        "Your last quote configuration, with the place chosen for VAT and nothing in it that names you.",
      lastRequestAt: "When you sent your last request, to tell you about the wait before the next one.",
      introClosed: "That you have closed the welcome video, so that it does not open again.",
    },
    sessionStorage: {
      splashSeen: "That you have seen the opening screen.",
      languageDetected: "That the language was detected as you entered the site.",
      introOpened: "That the welcome video has opened.",
      visit:
        'Where you came from: the name of the site that led you here and the "utm_" parameters of its link, sent with your request if you make one.',
      searchedOption:
        "The words of a search among the options that found nothing, if you write to us about it: your message begins with them.",
      formSentAt: "When you last sent a form, for the thank-you page.",
    },
    cookies: {
      sent: "A random number, set when a request has been sent, so that the wait is counted for this browser alone.",
    },
  },
};

/** Statements that depend on the site's settings. `{company}` is the address of an outside service, the host company, or the webhook receiver. */
export const circumstances: Localized<
  Readonly<Record<"host" | "webhookReceiver" | "pages" | "nobody" | "form" | "pictures" | "videos", string>>
> = {
  "fr-fr": {
    host: "Le serveur est hébergé par {company}.",
    webhookReceiver: "Les demandes et les devis sont aussi transmis, chiffrés, à {company}.",
    pages:
      "Les pages que vous avez lues, avec leurs images, pour les rouvrir sans réseau : jusqu'à la prochaine version du site, ou jusqu'à ce que vous les effaciez.",
    nobody: "Tant que vous ne cliquez pas, ces pages n'envoient rien à aucune autre entreprise :",
    form: "Le formulaire de contact est recueilli par {company}, qui nous le transmet selon ses propres règles ; ce qui est dit ici de notre serveur vaut alors pour les demandes de devis.",
    pictures:
      "Les images viennent de {company}, qui reçoit votre adresse internet (IP) quand une page s'affiche.",
    videos:
      "Les vidéos et leurs vignettes viennent de {company}, qui reçoit votre adresse internet (IP) quand une page en montre un.",
  },
  "en-en": {
    host: "The server is hosted by {company}.",
    webhookReceiver: "Requests and quotes are also passed on, encrypted, to {company}.",
    pages:
      "The pages that you have read, with their pictures, to open them again without a network: until the next version of the site, or until you delete them.",
    nobody: "These pages contact no other company until you click:",
    form: "The contact form is collected by {company}, which passes it on to us under rules of its own; what is said here of our server is then true of quote requests.",
    pictures: "Pictures come from {company}, which receives your internet (IP) address when a page is shown.",
    videos:
      "Films and their thumbnails come from {company}, which receives your internet (IP) address when a page shows one.",
  },
};
