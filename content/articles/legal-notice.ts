import type { Article } from "#app/domain/article.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Localized } from "#app/i18n/locales.ts";
import { constructionPath, pathOf } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";

const { address, emails, founder, legalName, name, phone } = identity;
const { host } = legal;
const mail = { text: emails.hello, href: `mailto:${emails.hello}` };
const telephone = { text: phone.display, href: `tel:${phone.link}` };
const postal = `${address.street}, ${address.postalCode} ${address.city}, ${address.region}`;

/** Who publishes the site. What identifies the company comes from `content/brand.yaml` and `content/legal.ts`. */
export const legalNotice: Localized<Article> = {
  "fr-fr": {
    title: "Mentions *légales*",
    lead: `Qui publie ce site, qui l'héberge, et comment nous joindre.`,
    sections: [
      {
        id: "publisher",
        title: "Éditeur du site",
        blocks: [
          {
            terms: [
              { term: "Société", text: `${legalName}, au capital de ${formatMoney(legal.capital, "fr-fr")}` },
              { term: "Siège social", text: postal },
              { term: "Immatriculation", text: `${legal.register}, SIRET ${legal.siret}` },
              { term: "TVA intracommunautaire", text: legal.vatNumber },
              { term: "Direction de la publication", text: founder.name },
              { term: "Téléphone", text: [telephone] },
              { term: "E-mail", text: [mail] },
            ],
          },
        ],
      },
      {
        id: "host",
        title: "Hébergeur",
        blocks: [`${host.name}, ${host.address}. Téléphone : ${host.phone}.`],
      },
      {
        id: "property",
        title: "Propriété intellectuelle",
        blocks: [
          `Les textes, les images, les vidéos, le logo et le code de ce site appartiennent à ${name} ou à leurs auteurs, qui en ont autorisé l'usage. Toute reproduction ou réutilisation demande un accord écrit, hors des exceptions prévues par le Code de la propriété intellectuelle.`,
          "Les noms, les marques et les sites présentés dans le portfolio appartiennent à leurs propriétaires.",
          "Vous pouvez placer un lien vers nos pages sans nous le demander.",
        ],
      },
      {
        id: "content",
        title: "Contenu du site",
        blocks: [
          "Nous tenons ces pages à jour avec soin. Les prix et les estimations affichés sont indicatifs et, sauf mention TTC, hors taxes. Une commande n'est ferme qu'une fois le devis confirmé et accepté, et l'acompte réglé, comme le disent nos conditions générales.",
          "Les éditeurs des sites vers lesquels nous renvoyons répondent de leur contenu.",
        ],
      },
      {
        id: "data",
        title: "Données personnelles",
        blocks: [
          [
            "Ce que le site garde de vous, pourquoi, combien de temps, et vos droits : ",
            { text: "confidentialité", href: pathOf("privacy", "fr-fr") },
            ".",
          ],
        ],
      },
      {
        id: "complaints",
        title: "Signaler un problème",
        blocks: [
          [
            "Une erreur, un contenu qui vous appartient, une réclamation : écrivez à ",
            mail,
            ` ou à ${legalName}, ${postal}. Dites-nous de quelle page il s'agit, nous vous répondons par écrit.`,
          ],
          [
            "Une difficulté d'accès à une page : notre ",
            { text: "déclaration d'accessibilité", href: pathOf("accessibility", "fr-fr") },
            " donne les voies de recours.",
          ],
        ],
      },
      {
        id: "law",
        title: "Droit applicable",
        blocks: [
          `Ce site et ces mentions relèvent du droit français. Un litige que le dialogue ne règle pas est porté devant les tribunaux compétents ; entre commerçants, ceux de ${address.city}.`,
          [
            "Nos prestations sont régies par nos ",
            { text: "conditions générales", href: constructionPath("fr-fr", "terms") },
            ".",
          ],
        ],
      },
    ],
  },
  "en-en": {
    title: "Legal *notice*",
    lead: "Who publishes this site, who hosts it, and how to reach us.",
    sections: [
      {
        id: "publisher",
        title: "Publisher",
        blocks: [
          {
            terms: [
              {
                term: "Company",
                text: `${legalName}, with a share capital of ${formatMoney(legal.capital, "en-en")}`,
              },
              { term: "Registered office", text: `${postal}, France` },
              { term: "Registration", text: `${legal.register}, SIRET ${legal.siret}` },
              { term: "VAT number", text: legal.vatNumber },
              { term: "Responsible for publication", text: founder.name },
              { term: "Phone", text: [telephone] },
              { term: "Email", text: [mail] },
            ],
          },
        ],
      },
      {
        id: "host",
        title: "Hosting",
        blocks: [`${host.name}, ${host.address}. Phone: ${host.phone}.`],
      },
      {
        id: "property",
        title: "Intellectual property",
        blocks: [
          `The text, pictures, videos, logo and code of this site belong to ${name}, or to authors who have licensed them to us. Reproducing or reusing them requires our written agreement, except where French intellectual property law allows it.`,
          "The names, trademarks and sites shown in the portfolio belong to their owners.",
          "You may link to our pages without asking.",
        ],
      },
      {
        id: "content",
        title: "Content of the site",
        blocks: [
          "We keep these pages accurate and current. The prices and estimates shown are indicative and exclude VAT unless stated otherwise. An order is firm only once the quote is confirmed and accepted and the deposit is paid, as our terms and conditions explain.",
          "The sites we link to are responsible for their own content.",
        ],
      },
      {
        id: "data",
        title: "Personal data",
        blocks: [
          [
            "What the site keeps about you, why, for how long, and your rights: ",
            { text: "privacy", href: pathOf("privacy", "en-en") },
            ".",
          ],
        ],
      },
      {
        id: "complaints",
        title: "Report a problem",
        blocks: [
          [
            "An error, content that belongs to you, a complaint: write to ",
            mail,
            `, or to ${legalName}, ${postal}, France. Tell us which page it concerns and we will answer in writing.`,
          ],
          [
            "If a page is hard to use, our ",
            { text: "accessibility statement", href: pathOf("accessibility", "en-en") },
            " says what you can do.",
          ],
        ],
      },
      {
        id: "law",
        title: "Governing law",
        blocks: [
          `This site and this notice are governed by French law. A dispute that cannot be settled amicably goes to the courts that have jurisdiction; between commercial parties, those of ${address.city}.`,
          [
            "Our services are governed by our ",
            { text: "terms and conditions", href: constructionPath("en-en", "terms") },
            ".",
          ],
        ],
      },
    ],
  },
};
