import { figures } from "#content/figures.ts";
import { clock as clocks } from "#content/place.ts";
import { firstContactName, seoExpert } from "#content/team.ts";

const clock = clocks["fr-fr"];

/**
 * The mails about a request and its quote: those to the client in their language, those to the agency in French. No slot
 * is filled with typed text.
 */
export const mail = {
  "receipt.subject": "Votre demande est bien arrivée chez {agency}",
  "receipt.preview": `${firstContactName} vous répond sous ${figures.answerHours} heures, du lundi au vendredi.`,
  "receipt.title": "Merci, nous avons bien reçu votre demande.",
  "receipt.opening": "Bonjour,",
  "receipt.thanks":
    "Merci d'avoir pensé à {agency}. Si vous nous appelez, donnez-nous la référence {reference} : nous retrouverons votre demande tout de suite.",
  "receipt.nextTitle": "Et maintenant ?",
  "receipt.next.read": "Je lis votre demande et j'en parle avec l'équipe.",
  "receipt.next.contact": `Je vous contacte sous ${figures.answerHours} heures, du lundi au vendredi, par téléphone ou par e-mail.`,
  "receipt.next.talk":
    "Vous nous parlez de votre projet, et nous vous disons comment le réaliser, et à quel prix.",
  "receipt.next.audit.when": `Je vous dis sous ${figures.answerHours} heures, du lundi au vendredi, quand vous recevrez votre audit.`,
  "receipt.next.audit": `${seoExpert}, chargé du référencement, étudie votre site et vous écrit ce qu'il faut corriger en premier.`,
  "receipt.questionTitle": "Une question d'ici là ?",
  "receipt.hours": `Nous répondons au téléphone du lundi au vendredi, de {opens} à {closes}, ${clock} ({offset}).`,
  "receipt.phone": "Téléphone",
  "receipt.email": "E-mail",
  "receipt.reply": "Vous pouvez aussi répondre directement à ce message.",
  "receipt.closing": "À bientôt,",
  "receipt.signature": `${firstContactName}, pour l'équipe {agency}`,
  "receipt.why":
    "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire du site {site}. Si ce n'était pas vous, dites-le-nous en réponse et nous effacerons cette demande. Vos données nous servent à vous répondre et à suivre votre demande ; elles sont effacées sur simple demande, en réponse à ce message.",

  "quote.subject": "Votre devis indicatif {number} chez {agency}",
  "quote.preview": "{total} : {amount}. Le document complet est joint, en PDF.",
  "quote.title": "Voici votre devis indicatif.",
  "quote.thanks":
    "Merci d'avoir pensé à {agency} pour votre site. Voici le devis indicatif {number}, tel que vous l'avez configuré. Le document complet est joint à ce message, en PDF. Les prix de notre tarif sont maintenus jusqu'au {date}.",
  "quote.next.contact": `Je vous contacte sous ${figures.answerHours} heures, du lundi au vendredi, par téléphone ou par e-mail.`,
  "quote.next.adjust":
    "J'ajuste le devis avec vous : options à ajouter ou à retirer, et prix de celles qui sont sur devis.",
  "quote.next.sign":
    "Vous recevez le devis confirmé, vous l'acceptez en ligne, vous réglez l'acompte et vous nous remettez vos contenus : nous commençons à la date que ce devis fixe.",
  "quote.net": "{title}, prix HT",
  "quote.why":
    "Vous recevez ce message parce que cette adresse a été saisie dans le configurateur de devis du site {site}. Si ce n'était pas vous, dites-le-nous en réponse et nous effacerons cette demande. Vos données nous servent à établir ce devis et à en parler avec vous ; elles sont effacées sur simple demande, en réponse à ce message.",

  "typed.addresses":
    "Les crochets sont ajoutés aux adresses pour qu'elles ne deviennent pas des liens. La page de la demande montre le texte tel qu'il est écrit.",
  "notice.quote.subject": "Devis demandé ({amount} HT) : {request}, {number}",
  "notice.quote.title": "Nouvelle demande de devis",
  "notice.quote.number": "Devis indicatif",
  "notice.quote.sent": "Le PDF joint est le document du visiteur, dans sa langue.",
  "notice.subject": "Nouvelle demande : {project} ({reference})",
  "notice.title": "Nouvelle demande",
  "notice.preview": `Le visiteur attend une réponse sous ${figures.answerHours} heures, du lundi au vendredi.`,
  "notice.promise": `Réponse promise avant le {due}, ${clock}.`,
  "notice.received": `Reçue le {date}, ${clock}.`,
  "notices.subject": "{count} nouvelles demandes",
  "notices.intro":
    "Beaucoup de demandes arrivent en peu de temps : celles qui attendaient sont dans ce message, et le prochain part dans {minutes} minutes au plus tôt.",
  "notice.answer": "Répondre par e-mail",
  "notice.call": "Appeler",
  "notice.empty": "non renseigné",
  "notice.reference": "Référence de la demande",
  "notice.language": "Langue du visiteur",
  "notice.language.fr-fr": "français",
  "notice.language.en-en": "anglais",
  "notice.visit": "Provenance",
  "notice.oddAddress":
    "L'adresse e-mail saisie est inhabituelle : aucun accusé de réception n'est parti, et « Répondre » ne la reprend pas. Vérifiez-la avant d'écrire.",
  "notice.unreadAddress":
    "Personne ne lit l'adresse e-mail saisie (noreply@, postmaster@…), ou c'est l'une des vôtres : aucun accusé de réception n'est parti.",
  "notice.noReceipt":
    "Ce visiteur n'a reçu aucun accusé de réception : le site avait déjà envoyé tous ceux qu'il s'autorise, en tout, à ce réseau ou à cette personne. Écrivez-lui vous-même, en joignant le devis s'il en a demandé un.",
  "notice.quarantine":
    "En quarantaine (soupçon de robot) : {count}. La commande « npm run leads -- list » les montre, « npm run leads -- release RÉFÉRENCE » en libère une.",

  "field.firstName": "Prénom",
  "field.lastName": "Nom",
  "field.name": "Nom",
  "field.company": "Entreprise",
  "field.email": "E-mail",
  "field.phone": "Téléphone",
  "field.site": "Site",
  "field.project": "Projet",
  "field.budget": "Budget",
  "field.message": "Message",

  "notice.open": "Ouvrir la demande",

  "due.subject": "Demande sans réponse, à traiter avant le {due} ({reference})",
  "due.title": "Une demande attend votre réponse",
  "due.preview": "Reçue le {received}. Réponse promise avant le {due}.",
  "due.since": `Reçue le {received}. Réponse promise avant le {due} (${clock}).`,
  "due.why": "Ce rappel part parce que rien n'est marqué sur la page de la demande.",

  "confirmed.subject": "Votre devis {number} chez {agency}, à accepter jusqu'au {date}",
  "confirmed.subject.replacing":
    "Votre devis {number} chez {agency} : la version {version} remplace la version {earlier}",
  "confirmed.title": "Votre devis est prêt.",
  "confirmed.title.replacing": "Votre devis a une nouvelle version.",
  "confirmed.preview": "{total} : {amount}. Valable jusqu'au {date}.",
  "confirmed.intro":
    "Voici votre devis {number}, établi par {agency}. Le document complet est joint à ce message, en PDF.",
  "confirmed.until": "Vous pouvez l'accepter en ligne, en deux étapes, jusqu'au {date} inclus.",
  "confirmed.open": "Voir et accepter le devis",
  "confirmed.personal":
    "Quiconque a cette adresse peut répondre au devis à votre place : ne la transmettez qu'à une personne qui peut engager votre entreprise.",
  "confirmed.questionTitle": "Une question ?",
  "confirmed.question": "Répondez à ce message ou appelez-nous.",
  "confirmed.why":
    "Vous recevez ce message parce que vous avez demandé un devis à {agency} sur le site {site}.",
  "confirmed.subjectLabel": "Objet",
  "confirmed.net": "Total HT",
  "confirmed.vat": "TVA à {rate} %",
  "confirmed.gross": "Total TTC",
  "confirmed.deposit.transferred": "Acompte {tax}, par virement",
  "confirmed.deposit.invoiced": "Acompte {tax}, à réception de sa facture",
  "confirmed.instalments": "Puis {count} mensualités {tax}, du {from} au {to}",
  "confirmed.instalments.equal": "{amount} chacune",
  "confirmed.instalments.last": "{count} de {amount}, puis {last}",
  "confirmed.balance": "Solde {tax}, à la livraison prévue le {date}",
  "confirmed.monthly": "En plus, abonnements par mois, {tax}",
  "confirmed.yearly": "En plus, abonnements par an, {tax}",

  "ending.subject": "Votre devis {number} est valable jusqu'au {date}",
  "ending.title": "Votre devis attend votre réponse.",
  "ending.intro":
    "Nous vous avons envoyé le devis {number} le {issued}. Vous pouvez l'accepter jusqu'au {date} inclus ; ensuite, il faudra le mettre à jour.",
  "ending.changed": "Si votre projet a changé, dites-le-nous sur la même page.",
  "ending.why":
    "Vous recevez ce rappel, le seul, parce que vous avez demandé un devis à {agency} sur le site {site}.",

  /** The code with which a client accepts a quote, where the link alone is not enough. */
  "code.subject": "Votre code pour accepter le devis {number}",
  "code.title": "Votre code",
  "code.preview": "Valable {minutes} minutes.",
  "code.intro":
    "Quelqu'un est sur le point d'accepter le devis {number}, établi par {agency}. Si c'est vous, saisissez ce code sur la page du devis.",
  "code.label": "Code",
  "code.valid": "Il est valable {minutes} minutes. Un code demandé plus tard le remplace.",
  "code.secret":
    "Ne le donnez à personne d'autre, pas même à nous. Si vous n'avez rien demandé, répondez à ce message : sans ce code, le devis ne peut pas être accepté.",
  "code.why": "Vous recevez ce code parce qu'il a été demandé sur la page du devis {number}.",

  "deposit.subject": "Acompte reçu : devis {number}",
  "deposit.title": "Votre acompte est arrivé",
  "deposit.preview": "{amount}, reçu le {date}.",
  "deposit.intro":
    "Nous avons reçu le {date} l'acompte de {amount} du devis {number}. Merci. Sa facture vous parvient à part.",
  "deposit.next":
    "Les travaux commencent le {start}. Remettez-nous d'ici là les contenus que vous fournissez.",
  "deposit.open": "Voir le devis",

  "answer.subject": "Réponse à votre question : devis {number}",
  "answer.title": "Notre réponse",
  "answer.intro": "{agency} a répondu à votre question sur le devis {number}.",
  "answer.text": "La réponse",
  "answer.open": "Voir les questions et les réponses",
  "answer.why": "Vous recevez ce message parce que vous avez posé une question sur le devis {number}.",

  "accepted.subject": "Devis {number} accepté",
  "accepted.title": "Devis accepté",
  "accepted.preview": `Accepté le {moment}, ${clock}.`,
  "accepted.client.intro":
    "Merci. Vous avez accepté le devis {number}, établi par {agency}. Le document est joint à ce message, en PDF.",
  "accepted.client.deposit":
    "L'acompte de {amount} {tax} est à régler à réception de sa facture, que nous vous envoyons avec nos coordonnées bancaires.",
  "accepted.client.deposit.offPremises":
    "L'acompte de {amount} {tax} n'est facturé qu'à partir du huitième jour après votre acceptation, avec nos coordonnées bancaires.",
  "accepted.client.transfer":
    "L'acompte de {amount} {tax} est à régler dès maintenant, par virement, avec la référence ci-dessous. Sa facture suit votre paiement. Le QR code de la page du devis remplit ce virement dans l'application de votre banque.",
  "accepted.client.transfer.from":
    "L'acompte de {amount} {tax} est à régler à partir du {date}, pas avant, par virement, avec la référence ci-dessous. Sa facture suit votre paiement.",
  "accepted.client.keep":
    "Gardez ce message avec le PDF : l'empreinte permet de vérifier que le document n'a pas changé.",
  "accepted.proof": "Preuve de l'acceptation (PDF)",
  "accepted.client.why":
    "Vous recevez ce message parce que le devis {number} a été accepté sur sa page, dont vous avez reçu l'adresse. Si ce n'était pas vous, répondez à ce message sans attendre.",
  "accepted.agency.intro":
    "Le devis {number} est accepté. Le document accepté est joint, en PDF, et le client en reçoit une copie.",
  "accepted.agency.subject": "Devis {number} accepté ({amount} {tax})",
  "accepted.agency.todo": "À faire : la facture d'acompte de {amount} {tax}.",
  "accepted.agency.todo.offPremises":
    "À faire : la facture d'acompte de {amount} {tax}, au plus tôt le huitième jour après l'acceptation.",
  /** Where the quote names an account. */
  "accepted.agency.transfer":
    "À faire, quand le virement de l'acompte de {amount} {tax} arrive (référence {number}) : sa facture.",
  "accepted.agency.transfer.offPremises":
    "Le client paie l'acompte de {amount} {tax} à partir du huitième jour après l'acceptation (référence {number}). À faire quand il arrive : sa facture.",
  "accepted.agency.won": "La demande est marquée comme gagnée.",
  "accepted.agency.why": "Vous recevez cette copie comme preuve de l'accord.",
  "accepted.number": "Devis",
  "accepted.client": "Client",
  "accepted.at": "Accepté le",
  "accepted.moment": `{moment}, ${clock} ({offset})`,
  "accepted.name": "Par",
  "accepted.capacity": "Fonction",
  "accepted.mention": "Mention",
  "accepted.hash": "Empreinte SHA-256 du PDF",

  "accepted.client.withdraw":
    "Vous pouvez vous rétracter jusqu'au {date} inclus, sans donner de motif, par le bouton ci-dessous.",

  "withdrawn.client.subject": "Accusé de réception de votre rétractation : devis {number}",
  "withdrawn.client.title": "Votre rétractation est enregistrée.",
  "withdrawn.client.intro":
    "Nous avons reçu votre rétractation du contrat du devis {number}, établi par {agency}. Le contrat a pris fin.",
  "withdrawn.client.keep": "Gardez ce message : il dit ce que vous avez déclaré, et quand nous l'avons reçu.",
  "withdrawn.client.why":
    "Vous recevez cet accusé de réception parce que la rétractation a été confirmée sur la page du devis {number}. Si ce n'était pas vous, répondez à ce message sans attendre.",
  "withdrawn.preview": `Reçue le {moment}, ${clock}.`,
  "withdrawn.at": "Rétractation reçue le",
  "withdrawn.name": "Nom",
  "withdrawn.email": "Accusé de réception à",
  "withdrawn.statement": "Déclaration",
  "withdrawn.agency.subject": "Rétractation du client : devis {number}",
  "withdrawn.agency.title": "Le client s'est rétracté",
  "withdrawn.agency.intro":
    "Le client s'est rétracté du contrat du devis {number}. Le contrat a pris fin : arrêtez les travaux.",
  "withdrawn.agency.refund":
    "À faire : rembourser l'acompte de {amount}, reçu le {received}, au plus tard le {date} (article L221-24 du Code de la consommation).",
  "withdrawn.agency.unpaid": "Aucun acompte n'est enregistré. S'il en arrive un, remboursez-le.",
  "withdrawn.agency.lost": "La demande est marquée comme perdue.",
  "withdrawn.agency.why": "Vous recevez ce message parce que le client a confirmé sa rétractation en ligne.",

  "declined.subject": "Devis {number} décliné",
  "declined.title": "Devis décliné",
  "declined.intro": `Le client a décliné le devis {number} le {moment}, ${clock}.`,
  "declined.reason": "Son message",
  "declined.none": "Il n'a pas dit pourquoi.",
  "declined.why": "La demande est marquée comme perdue.",

  "damaged.subject": "PDF endommagé : devis {number}",
  "damaged.title": "Le PDF d'un devis est endommagé",
  "damaged.intro":
    "Le PDF enregistré du devis {number} n'est plus celui que vous avez confirmé. Il n'est plus envoyé ni affiché, et le client ne peut pas accepter ce devis : sa page lui demande de vous appeler.",
  "damaged.todo":
    "Restaurez une sauvegarde où il est intact. Si le devis n'est pas encore accepté, vous pouvez aussi en confirmer une nouvelle version.",
  "damaged.why": "Ce message n'est envoyé qu'une fois pour ce document.",

  "quarantine.subject": "Demandes retenues : soupçon de robot",
  "quarantine.title": "Demandes retenues en quarantaine",
  "quarantine.intro":
    "Le site a retenu de nouvelles demandes qui ressemblent à l'envoi d'un robot : leurs auteurs n'ont reçu aucun message, et vous non plus. Vérifiez qu'aucune n'est celle d'un client.",
  "quarantine.why":
    "Ce message est envoyé une fois par jour ouvré au plus, s'il y a de nouvelles demandes retenues.",

  "question.subject": "Question sur le devis {number}",
  "question.title": "Question d'un client",
  "question.intro": `Posée le {moment}, ${clock}, sur la page du devis {number}.`,
  "question.text": "Sa question",
  "question.why": "Si vous répondez à ce message, votre réponse part au client.",
} as const;
