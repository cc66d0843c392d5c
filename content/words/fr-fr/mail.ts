import { figures } from "#content/figures.ts";
import { firstContact, firstContactName } from "#content/team.ts";

/**
 * The mails that are sent for a request: a receipt in the visitor's language, and a notice to the agency in French. No
 * slot is filled with typed text.
 */
export const mail = {
  "receipt.subject": "Votre demande est bien arrivée chez {agency}",
  "receipt.preview": `${firstContactName} vous répond sous ${figures.answerHours} heures.`,
  "receipt.title": "Merci, nous avons votre demande.",
  "receipt.opening": "Bonjour,",
  "receipt.thanks":
    "Merci d'avoir pensé à {agency} pour votre projet. Si vous nous appelez, donnez-nous la référence {reference} : nous retrouverons votre demande tout de suite.",
  "receipt.nextTitle": "Et maintenant",
  "receipt.next.read": `${firstContact} lit votre demande et en parle avec l'équipe.`,
  "receipt.next.contact": `${firstContact} vous contacte sous ${figures.answerHours} heures, par téléphone ou par e-mail.`,
  "receipt.next.talk":
    "Vous nous parlez de votre projet, et nous vous disons comment le réaliser, et à quel prix.",
  "receipt.questionTitle": "Une question d'ici là ?",
  "receipt.hours":
    "Nous répondons au téléphone du lundi au vendredi, de {opens} à {closes}, heure de Martinique.",
  "receipt.phone": "Téléphone",
  "receipt.email": "E-mail",
  "receipt.reply": "Vous pouvez aussi répondre directement à ce message.",
  "receipt.closing": "À bientôt,",
  "receipt.signature": `${firstContactName}, pour l'équipe {agency}`,
  "receipt.why":
    "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire du site {site}. Si ce n'était pas vous, dites-le-nous en réponse et nous effaçons cette demande. Vos données servent uniquement à vous recontacter ; elles sont effacées sur simple réponse à ce message.",

  "quote.subject": "Votre devis {number} chez {agency}",
  "quote.preview": "{total} : {amount}. Le document complet est joint, en PDF.",
  "quote.title": "Voici votre devis.",
  "quote.thanks":
    "Merci d'avoir pensé à {agency} pour votre site. Voici le devis {number}, tel que vous l'avez configuré. Le document complet est joint à ce message, en PDF ; il est valable jusqu'au {date}.",
  "quote.next.contact": `${firstContact} vous contacte sous ${figures.answerHours} heures, par téléphone ou par e-mail.`,
  "quote.next.adjust":
    "Vous ajustez le devis ensemble : vous ajoutez, vous retirez, et nous chiffrons ce qui reste à chiffrer.",
  "quote.next.sign": "Nous confirmons le devis, vous le signez, et nous commençons.",
  "quote.why":
    "Vous recevez ce message parce que cette adresse a été saisie dans le configurateur de devis du site {site}. Si ce n'était pas vous, dites-le-nous en réponse et nous effaçons cette demande. Vos données servent uniquement à établir ce devis et à vous recontacter ; elles sont effacées sur simple réponse à ce message.",

  "notice.quote.subject": "Devis demandé ({amount}) : {request}, {number}",
  "notice.quote.title": "Nouvelle demande de devis",
  "notice.quote.number": "Devis",
  "notice.quote.sent": "Le PDF joint est le document du visiteur, dans sa langue.",
  "notice.subject": "Nouvelle demande : {project} ({reference})",
  "notice.title": "Nouvelle demande",
  "notice.preview": `Le visiteur attend une réponse sous ${figures.answerHours} heures.`,
  "notice.promise": `Le site a promis une réponse sous ${figures.answerHours} heures.`,
  "notice.received": "Reçue le {date}, heure de Martinique.",
  "notice.answer": "Répondre par e-mail",
  "notice.call": "Appeler",
  "notice.empty": "non renseigné",
  "notice.reference": "Référence",
  "notice.language": "Langue du visiteur",
  "notice.language.fr-fr": "français",
  "notice.language.en-en": "anglais",
  "notice.visit": "Provenance",
  "notice.oddAddress":
    "L'adresse e-mail saisie est inhabituelle : aucun accusé de réception n'est parti, et « Répondre » ne la reprend pas. Vérifiez-la avant d'écrire.",
  "notice.noReceipt":
    "Ce visiteur n'a reçu aucun accusé de réception : le site avait déjà envoyé tous ceux qu'il s'autorise. Écrivez-lui vous-même, en joignant le devis s'il en a demandé un.",
  "notice.quarantine":
    "En quarantaine (soupçon de robot) : {count}. La commande « npm run leads -- list » les montre, « npm run leads -- release RÉFÉRENCE » en libère une.",

  "field.firstName": "Prénom",
  "field.lastName": "Nom",
  "field.name": "Nom",
  "field.company": "Entreprise",
  "field.email": "E-mail",
  "field.phone": "Téléphone",
  "field.project": "Projet",
  "field.budget": "Budget",
  "field.message": "Message",
} as const;
