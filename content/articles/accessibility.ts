import type { Article } from "#app/domain/article.ts";
import type { Localized } from "#app/i18n/locales.ts";
import { pathOf } from "#app/site/pages.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { firstContact } from "#content/team.ts";

const { emails, name, phone } = identity;
const mail = { text: emails.hello, href: `mailto:${emails.hello}` };
const call = { text: phone.display, href: `tel:${phone.link}` };

/**
 * The accessibility statement: what was checked and what was not. If a change of the site makes a sentence wrong, change
 * the sentence too. After an audit, add its result here.
 */
export const accessibility: Localized<Article> = {
  "fr-fr": {
    title: "Déclaration d'*accessibilité*",
    lead: "Où en est ce site, ce que nous avons vérifié, ce qui ne va pas encore, et comment nous le dire.",
    sections: [
      {
        id: "commitment",
        title: "Notre engagement",
        blocks: [
          `${name} s'engage à rendre ce site utilisable par tout le monde, quels que soient la vue, l'audition, les gestes possibles ou l'appareil.`,
          "Nous visons le RGAA 4.1, la référence française, et le niveau AA des WCAG 2.2. Nous appliquons les critères AAA pour les contrastes, la taille des boutons et des liens, et l'absence de mouvement.",
        ],
      },
      {
        id: "state",
        title: "État de conformité",
        blocks: [
          "Faute d'audit complet, ce site est déclaré non conforme au RGAA 4.1. Voici ce que nous avons vérifié nous-mêmes, au 21 novembre 2026, et ce qui reste à faire.",
          "Seul un audit des 106 critères permet d'annoncer un taux de conformité : nous n'en annonçons donc aucun.",
        ],
      },
      {
        id: "tests",
        title: "Ce qui a été vérifié, et avec quoi",
        blocks: [
          "Ces contrôles font partie des tests du site. Sauf mention contraire, ils portent sur toutes ses pages, en français et en anglais.",
          {
            list: [
              "Les règles automatiques d'axe-core, WCAG 2.0 à 2.2, dans Chromium : sur téléphone et sur ordinateur, en thème sombre et en thème clair, menus, fenêtres, accordéons et erreurs de formulaire compris.",
              "Le clavier seul, sur deux parcours : de l'accueil à l'envoi d'une demande, et dans le configurateur. Le focus reste visible à chaque étape.",
              "Un écran de 320 pixels sur 256, et un texte aux espacements agrandis : rien n'est coupé, rien ne défile sur le côté.",
              "Les réglages du système : mouvement réduit, couleurs imposées.",
              "L'arbre d'accessibilité, celui que lit un lecteur d'écran : titres, repères, noms des boutons et des champs.",
              "Des boutons et des liens d'au moins 44 pixels de côté, hors du fil d'un texte.",
              "Le site sans JavaScript : tout se lit, et les formulaires s'envoient.",
            ],
          },
        ],
      },
      {
        id: "technologies",
        title: "Technologies",
        blocks: [
          "HTML, CSS, SVG, WAI-ARIA et JavaScript.",
          "Les vidéos sont lues par le lecteur du navigateur. Elles sont muettes ; chacune a des sous-titres et une transcription, qui décrivent ce qu'on y voit et ce qu'on y lit.",
        ],
      },
      {
        id: "limits",
        title: "Ce qui n'est pas encore accessible",
        blocks: [
          "Contenus de tiers, que nous ne maîtrisons pas et qui ne s'ouvrent qu'au clic :",
          {
            list: [
              "La carte interactive d'OpenStreetMap. La page Contact dessine sa propre carte et donne la liste des territoires en texte.",
              "Les publications LinkedIn des témoignages. Leur texte figure en entier sur la page d'accueil.",
            ],
          },
          "Ce que nous n'avons pas vérifié :",
          {
            list: [
              "L'usage réel : le site n'a pas encore été essayé par des personnes qui utilisent chaque jour un lecteur d'écran, une loupe ou une commande vocale.",
              "Les devis en PDF : ils sont balisés, mais leur conformité à la norme PDF/UA n'est pas établie. Un devis indicatif est repris en texte dans l'e-mail qui l'accompagne (pack, options, prix, règlement), un devis à accepter l'est dans la page qui permet d'y répondre (prestations, prix, règlement, conditions). Sur demande, nous vous envoyons le reste en texte.",
              "Les autres navigateurs : les contrôles automatiques passent par Chromium seul.",
            ],
          },
        ],
      },
      {
        id: "report",
        title: "Signaler une difficulté",
        blocks: [
          "Une page est difficile à utiliser ? Dites-nous laquelle, ce que vous vouliez y faire, et avec quel appareil si vous le pouvez. Vous pouvez aussi nous demander le contenu sous une autre forme.",
          {
            terms: [
              { term: "E-mail", text: [mail] },
              { term: "Téléphone", text: [call] },
              {
                term: "Formulaire",
                text: [{ text: "la page Contact", href: pathOf("contact", "fr-fr") }],
              },
            ],
          },
          `${firstContact} vous répond sous ${figures.answerHours} heures, du lundi au vendredi, et vous dit ce qui sera corrigé, et quand.`,
        ],
      },
      {
        id: "recourse",
        title: "Voies de recours",
        blocks: [
          "Vous nous avez signalé un défaut qui vous empêche d'accéder à un contenu ou à un service du site, et vous n'avez pas obtenu de réponse satisfaisante : vous pouvez saisir le Défenseur des droits.",
          {
            list: [
              [
                "En ligne : ",
                {
                  text: "formulaire du Défenseur des droits",
                  href: "https://formulaire.defenseurdesdroits.fr/",
                },
              ],
              [
                "Près de chez vous : ",
                {
                  text: "délégués du Défenseur des droits",
                  href: "https://www.defenseurdesdroits.fr/carte-des-delegues",
                },
              ],
              "Par courrier, gratuit et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07",
            ],
          },
        ],
      },
    ],
  },
  "en-en": {
    title: "Accessibility *statement*",
    lead: "Where this site stands, what we have checked, what does not work yet, and how to tell us.",
    sections: [
      {
        id: "commitment",
        title: "What we aim for",
        blocks: [
          `${name} wants everybody to be able to use this site, whatever their sight, hearing, movement or device.`,
          "We aim for level AA of WCAG 2.2, and for the RGAA 4.1, the French standard. We apply the AAA criteria for contrast, for the size of buttons and links, and for reduced motion.",
        ],
      },
      {
        id: "state",
        title: "Where we stand",
        blocks: [
          "Without a full audit, this site is declared not conformant with the RGAA 4.1. Here is what we have checked ourselves, as of 21 November 2026, and what remains to be done.",
          "Only an audit of the 106 criteria allows a conformance rate to be published, so we publish none.",
        ],
      },
      {
        id: "tests",
        title: "What was checked, and with what",
        blocks: [
          "These checks are among the site's own tests. Unless stated otherwise, they cover every page, in French and in English.",
          {
            list: [
              "The automatic rules of axe-core, WCAG 2.0 to 2.2, in Chromium: at phone and desktop size, in the dark and the light theme, with menus, dialogs, accordions and form errors open.",
              "The keyboard alone, on two journeys: from the home page to a request that is sent, and through the configurator. The focus can be seen at every step.",
              "A screen of 320 by 256 pixels, and text with increased spacing: nothing is cut off, nothing scrolls sideways.",
              "The system's settings: reduced motion, forced colours.",
              "The accessibility tree, which is what a screen reader reads: headings, landmarks, names of buttons and fields.",
              "Buttons and links of at least 44 by 44 pixels, outside running text.",
              "The site without JavaScript: everything can be read, and forms can be sent.",
            ],
          },
        ],
      },
      {
        id: "technologies",
        title: "Technologies",
        blocks: [
          "HTML, CSS, SVG, WAI-ARIA and JavaScript.",
          "Videos play in the browser's own player. They are silent; each has captions and a transcript that describe what is shown and give the text on screen.",
        ],
      },
      {
        id: "limits",
        title: "What is not accessible yet",
        blocks: [
          "Third-party content, which we do not control and which opens only when you click:",
          {
            list: [
              "OpenStreetMap's interactive map. The contact page draws a map of its own and lists the territories as text.",
              "The LinkedIn testimonials. Their full text is on the home page.",
            ],
          },
          "What we have not checked:",
          {
            list: [
              "Real use: no one who works with a screen reader, a magnifier or voice control every day has tried the site yet.",
              "The PDF quotes: they are tagged, but their conformance with PDF/UA is not established. An indicative quote is also given as text in the email that it comes with (pack, options, prices, payment), and a quote to be accepted on the page where you answer it (services, prices, payment, terms). On request, we send you the rest as text.",
              "Other browsers: the automatic checks run in Chromium alone.",
            ],
          },
        ],
      },
      {
        id: "report",
        title: "Report a problem",
        blocks: [
          "Is a page giving you trouble? Tell us which one, what you wanted to do there and, if you can, with which device. You can also ask us for the content in another format.",
          {
            terms: [
              { term: "Email", text: [mail] },
              { term: "Phone", text: [call] },
              { term: "Form", text: [{ text: "the contact page", href: pathOf("contact", "en-en") }] },
            ],
          },
          `${firstContact} replies within ${figures.answerHours} hours, Monday to Friday, and tells you what will be put right, and when.`,
        ],
      },
      {
        id: "recourse",
        title: "If we do not answer",
        blocks: [
          "If you have reported a problem that stops you using part of this site, and we do not answer, or our answer does not resolve it, you can turn to the Défenseur des droits, France's public defender of rights.",
          {
            list: [
              [
                "Online: ",
                {
                  text: "form of the Défenseur des droits (in French)",
                  href: "https://formulaire.defenseurdesdroits.fr/",
                },
              ],
              [
                "Near you: ",
                {
                  text: "delegates of the Défenseur des droits (in French)",
                  href: "https://www.defenseurdesdroits.fr/carte-des-delegues",
                },
              ],
              "By post, free in France, no stamp needed: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07",
            ],
          },
        ],
      },
    ],
  },
};
