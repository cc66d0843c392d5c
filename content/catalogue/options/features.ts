import type { Option, OptionKey } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";

/**
 * The prices are invented: replace them, then delete this export.
 * @sample
 */
export const sample = true;

export const featuresOptions = {
  advanced_form: {
    category: "features",
    price: { kind: "oneOff", amount: euros(350) },
    contract: false,
    name: { "fr-fr": "Formulaire avancé", "en-en": "Advanced form" },
    description: {
      "fr-fr":
        "Un formulaire en plusieurs étapes qui s'adapte aux réponses, accepte des fichiers et remet chaque demande à la bonne personne.",
      "en-en":
        "A form in several steps that adapts to the answers, takes files and hands each request to the right person.",
    },
    searchWords: {
      "fr-fr":
        "formulaire de contact, formulaire de devis, demande de devis, questionnaire, inscription, candidature, recrutement, pièces jointes, fichiers à envoyer",
      "en-en":
        "contact form, quote form, quote request, questionnaire, survey, sign-up, registration, job application, attachments, file upload",
    },
  },
  professional_email: {
    category: "features",
    price: { kind: "yearly", amount: euros(71.88) },
    contract: false,
    name: { "fr-fr": "E-mail professionnel (par boîte)", "en-en": "Business email (per mailbox)" },
    description: {
      "fr-fr":
        "Une adresse à votre nom de domaine, installée sur vos ordinateurs et vos téléphones, et protégée contre l'usurpation.",
      "en-en":
        "An address at your own domain, set up on your computers and phones, and protected against impersonation.",
    },
    searchWords: {
      "fr-fr": "adresse mail, boîte mail, adresse e-mail, courriel, messagerie, Gmail, Outlook",
      "en-en": "email address, mailbox, inbox, Gmail, Outlook, company email, domain email",
    },
  },
  multilingual_structure: {
    category: "features",
    price: { kind: "oneOff", amount: euros(690) },
    contract: false,
    name: { "fr-fr": "Structure multilingue", "en-en": "Multilingual structure" },
    description: {
      "fr-fr":
        "Un site prêt pour deux langues ou davantage : une adresse pour chacune, un sélecteur, des repères pour Google. Traductions fournies par vous, ou en option.",
      "en-en":
        "A site ready for two languages or more: an address for each, a clear switch, language tags for Google. Translations supplied by you, or as an option.",
    },
    searchWords: {
      "fr-fr":
        "langues, bilingue, anglais, espagnol, créole, site en anglais, traduit, version anglaise, touristes",
      "en-en": "languages, bilingual, French, Spanish, Creole, translated, French version, tourists",
    },
  },
} satisfies Partial<Record<OptionKey, Option>>;
