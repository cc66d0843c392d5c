import { figures } from "#content/figures.ts";
import { clock as clocks } from "#content/place.ts";
import { firstContactName } from "#content/team.ts";

const clock = clocks["fr-fr"];

/** The page behind a secret link on which a client reads a confirmed quote and answers it. */
export const clientQuote = {
  title: "Devis {number}",
  issued: "Établi le {date}, version {version}",
  pdf: "Le devis en PDF ({size} Ko)",

  "cover.for": "Pour {client}",
  "cover.net": "{net} HT, {vat}",
  "cover.answers": "{person} répond à vos questions",

  "bar.once": "{tax}, en tout",
  "bar.monthly": "{tax}, par mois",
  "bar.yearly": "{tax}, par an",

  "calendar.title": "Calendrier",

  "party.from": "Établi par",
  "party.to": "Établi pour",
  "party.siret": "SIRET {number}",
  "party.siren": "SIREN {number}",
  "party.vatNumber": "TVA {number}",

  "date.start": "Début des travaux",
  "date.delivery": "Livraison prévue",
  "date.until": "Valable jusqu'au",

  "lines.title": "Ce que comprend ce devis",
  "lines.once": "Prestations",
  "lines.monthly": "Chaque mois",
  "lines.yearly": "Chaque année",
  "lines.count": "{quantity} × {amount} HT",
  "lines.amount.once": "{amount} HT",
  "lines.amount.monthly": "{amount} HT / mois",
  "lines.amount.yearly": "{amount} HT / an",
  "lines.term": "Durée minimale : {months} mois.",
  "lines.option": "En option",
  "lines.option.chosen": "Option comptée dans le total",
  "lines.option.offered": "Option non comptée dans le total",

  "options.hint": "Cochez les options que vous voulez : le total, l'acompte et les échéances suivent.",
  "options.total": "Avec votre choix",
  "options.recalculate": "Recalculer",
  "options.taken": "Options retenues",
  "options.left": "Options non retenues",
  "options.mail":
    "Ce devis a des options : vous les cochez sur sa page. Les montants comptent celles qui y sont cochées d'avance.",

  "total.before": "Sous-total HT",
  "total.discount": "Remise de {percent} %",
  "total.net": "Total HT",
  "total.vat": "TVA à {rate} % ({place})",
  "total.gross": "Total TTC",
  "total.monthly.net": "Par mois, HT",
  "total.monthly.gross": "Par mois, TTC",
  "total.yearly.net": "Par an, HT",
  "total.yearly.gross": "Par an, TTC",
  /** Of amounts as they are paid: with VAT, or without where none is charged. */
  "tax.included": "TTC",
  "tax.none": "HT",

  "payment.title": "Règlement",
  "payment.deposit": "Acompte de {percent} %",
  "payment.deposit.transferred": "par virement",
  "payment.deposit.invoiced": "à réception de sa facture",
  "payment.balance": "Solde",
  "payment.balance.when": "à la livraison, prévue le {date}",
  "payment.one": "Mensualité",
  "payment.last": "Dernière mensualité",
  "payment.many": "Chacune des {count} mensualités",
  "payment.from": "du {from} au {to}",
  "payment.on": "le {date}",
  "payment.all": "Voir chaque échéance",

  /** The transfer of the deposit, on the page, in the PDF and in the mail. */
  "transfer.title": "Payer l'acompte par virement",
  "transfer.amount": "Montant",
  "transfer.holder": "Titulaire du compte",
  "transfer.iban": "IBAN",
  "transfer.bic": "BIC",
  "transfer.reference": "Référence",
  "transfer.code": "QR code du virement de l'acompte",
  "transfer.scan": "À scanner avec l'application de votre banque, puis à vérifier avant de valider.",
  "transfer.invoice": "Indiquez la référence. La facture d'acompte suit votre paiement.",
  "transfer.received": "Nous avons reçu votre acompte le {date}. Merci.",
  "transfer.later":
    "L'acompte est à régler à partir du {date}, pas avant : ses coordonnées bancaires seront ici.",
  "transfer.document":
    "Une fois le devis accepté, avec cette référence. Le QR code s'ouvre dans l'application de votre banque.",
  "transfer.document.offPremises": "À partir du huitième jour après l'acceptation, avec cette référence.",

  "terms.title": "Conditions",
  "terms.special": "Conditions particulières",
  "terms.link": "Lire les conditions générales",

  "state.waiting": "Ce devis attend votre réponse jusqu'au {date} inclus.",
  "state.expired": "Ce devis n'est plus valable",
  "state.expired.text":
    "Il pouvait être accepté jusqu'au {date}. Demandez-nous un nouveau devis ci-dessous : nous le mettons à jour et vous recevez un nouveau lien.",
  "state.replaced": "Ce devis est remplacé",
  "state.replaced.text": "Une version plus récente existe. Demandez-nous son lien ci-dessous.",
  "state.accepted": "Devis accepté",
  "state.accepted.text": `Accepté le {date} (${clock}) par {name}, {capacity}.`,
  "state.accepted.hash": "Empreinte SHA-256 du PDF accepté",
  "state.accepted.proof": "La preuve de votre acceptation, en PDF",
  "state.accepted.next": "Et maintenant ?",
  "state.accepted.copy": "Une copie de votre accord part par e-mail, avec le PDF.",
  /** Where the quote names no account. */
  "state.accepted.deposit":
    "L'acompte de {amount} {tax} est à régler à réception de sa facture, envoyée par {agency} avec ses coordonnées bancaires.",
  "state.accepted.start":
    "Remettez-nous les contenus que vous fournissez avant le {date}, date prévue pour le début des travaux.",
  "state.withdrawn": "Rétractation enregistrée",
  "state.withdrawn.text": `Vous vous êtes rétracté le {date} (${clock}). Le contrat a pris fin.`,
  "state.withdrawn.receipt": "Voir l'accusé de réception",
  "state.declined": "Devis décliné",
  "state.declined.text": `Vous l'avez décliné le {date} (${clock}). Si vous changez d'avis, écrivez-nous ci-dessous.`,
  "state.declined.reason": "Votre message",

  "state.damaged": "Le PDF de ce devis est endommagé",
  "state.damaged.text":
    "Il ne peut être ni ouvert ni accepté pour le moment, et l'agence en est prévenue. Appelez-nous, ou écrivez-nous ci-dessous.",

  "refused.damaged": "Votre réponse n'a pas été enregistrée.",
  "refused.waiting":
    "Votre réponse n'a pas été enregistrée : le devis a changé entre-temps. Voici la version à jour.",
  "refused.expired": "Votre réponse n'a pas été enregistrée : ce devis n'est plus valable.",
  "refused.replaced": "Votre réponse n'a pas été enregistrée : une version plus récente a remplacé ce devis.",
  "refused.accepted": "Ce devis était déjà accepté. Rien n'a changé.",
  "refused.withdrawn": "Ce devis était accepté, puis le client s'est rétracté. Rien n'a changé.",
  "refused.declined": "Ce devis était déjà décliné. Rien n'a changé.",

  /** A version that replaces an earlier one, on the client's page, in its mail and in the agency's history. */
  "changes.title": "Ce devis en remplace un autre",
  "changes.replaces":
    "La version {earlier} du {date} est remplacée par cette version {version}. Seule la version {version} peut être acceptée.",
  "changes.since": "Ce qui change depuis la version {earlier}",
  "changes.between": "Ce qui avait changé de la version {earlier} à la version {version}",
  "changes.added": "Ajouté : {label}, {amount}",
  "changes.added.option": "Ajouté en option : {label}, {amount}",
  "changes.removed": "Retiré : {label}, {amount}",
  "changes.removed.option": "Option retirée : {label}, {amount}",
  "changes.inclusion.fixed": "{label} : ce n'est plus une option",
  "changes.inclusion.chosen": "{label} : désormais une option, comptée dans le total",
  "changes.inclusion.offered": "{label} : désormais une option, non comptée dans le total",
  "changes.renamed": "{before} s'appelle maintenant {after}",
  "changes.details": "{label} : le détail change",
  "changes.amount": "{label} : {after} au lieu de {before}",
  "changes.total.once": "Total {tax} : {after} au lieu de {before}",
  "changes.total.monthly": "Par mois, {tax} : {after} au lieu de {before}",
  "changes.total.yearly": "Par an, {tax} : {after} au lieu de {before}",
  "changes.discountPercent": "Remise : {after} % au lieu de {before} %",
  "changes.depositPercent": "Acompte : {after} % au lieu de {before} %",
  "changes.instalments": "Nombre de mensualités : {after} au lieu de {before}",
  "changes.subscriptionMonths": "Durée minimale des abonnements : {after} mois au lieu de {before}",
  "changes.startOn": "Début des travaux : le {after} au lieu du {before}",
  "changes.deliverOn": "Livraison : le {after} au lieu du {before}",
  "changes.vatPlace": "Lieu pour la TVA : {after} au lieu de {before}",
  "changes.client": "Les coordonnées du client changent",
  "changes.terms": "Les conditions particulières changent",
  "changes.withdrawal": "Le droit de rétractation change",
  "changes.none": "Les prestations, les montants et les conditions restent les mêmes.",

  mention: "Bon pour accord",
  "accept.title": "Accepter ce devis",
  "accept.intro": "L'étape suivante résume ce que vous acceptez.",
  "accept.name": "Votre nom complet",
  "accept.capacity": "Votre fonction",
  "accept.capacity.hint": "Gérante, directeur, présidente…",
  "accept.mention":
    "{mention} : j'accepte ce devis et les conditions générales, et j'ai le pouvoir d'engager {client}.",
  "accept.submit": "Accepter ce devis",

  "confirm.title": "Vous allez accepter ce devis",
  "confirm.quote": "Devis",
  "confirm.amount": "Montant {tax}",
  "confirm.monthly": "En plus, chaque mois, {tax}",
  "confirm.yearly": "En plus, chaque année, {tax}",
  "confirm.client": "Au nom de",
  "confirm.name": "Par",
  "confirm.mention": "Mention",
  "confirm.evidence":
    "Votre accord vaut commande. Nous gardons comme preuve l'heure, votre adresse IP et l'empreinte du PDF.",
  /** Where a deposit is asked for. */
  "confirm.deposit": "La commande est ferme une fois l'acompte réglé.",
  "confirm.privacy": "Comment nous traitons vos données",
  "code.label": "Code reçu par e-mail",
  "code.hint": "Six chiffres, envoyés à {address}. Ils sont valables {minutes} minutes.",
  "code.again": "Envoyer un nouveau code",
  "code.sent": "Un code part à {address}.",
  "code.recent": "Un code est déjà parti à {address}. Un autre peut être demandé dans une minute.",
  "code.tooMany":
    "Vous avez demandé plusieurs codes aujourd'hui. Le dernier reçu compte ; s'il ne convient pas, appelez-nous au {phone}.",
  "error.codeRequired": "Saisissez les six chiffres du code",
  "error.codeWrong": "Ce code n'est pas le bon. Si vous en avez reçu plusieurs, prenez le dernier.",
  "error.codeEnded": "Ce code n'est plus valable. Demandez-en un nouveau.",
  "confirm.submit": "Confirmer et accepter",
  "confirm.back": "Revenir",

  /** The withdrawal from an accepted quote's contract. The law names the words of the link and of the button. */
  "withdraw.link": "Renoncer au contrat ici",
  "withdraw.until": "Vous pouvez vous rétracter jusqu'au {date} inclus, sans donner de motif.",
  "withdraw.title": "Renoncer au contrat",
  "withdraw.intro": `Vous pouvez vous rétracter jusqu'au {date} inclus (${clock}), sans donner de motif. Le contrat prend fin dès que vous confirmez.`,
  "withdraw.declaration": "Votre déclaration",
  "withdraw.statement":
    "Je vous notifie ma rétractation du contrat portant sur la prestation de services du devis {number}.",
  "withdraw.quote": "Devis",
  "withdraw.client": "Client",
  "withdraw.accepted": "Accepté le",
  "withdraw.name": "Votre nom complet",
  "withdraw.email": "Votre adresse e-mail",
  "withdraw.email.hint": "L'accusé de réception y est envoyé.",
  "withdraw.submit": "Confirmer la rétractation",
  "withdraw.back": "Garder le contrat et revenir au devis",
  "withdraw.done.title": "Votre rétractation est enregistrée",
  "withdraw.done.text": "Le contrat a pris fin. Cet accusé de réception part aussi par e-mail à {email}.",
  "withdraw.done.at": "Reçue le",
  "withdraw.done.moment": `{moment}, ${clock} ({offset})`,
  "withdraw.done.name": "Nom",
  "withdraw.done.email": "Adresse e-mail",
  "withdraw.done.refund": "Nous vous remboursons l'acompte de {amount} au plus tard le {date}.",
  "withdraw.done.unpaid":
    "L'acompte n'est plus à payer. S'il est déjà parti, nous vous le remboursons dès qu'il arrive.",
  "withdraw.done.back": "Revenir au devis",
  "withdraw.refused": "Votre rétractation n'a pas été enregistrée.",
  "withdraw.over.title": "Le délai de rétractation est terminé",
  "withdraw.over.text": "Il a pris fin le {date}. Pour toute question, appelez-nous ou écrivez-nous.",
  "withdraw.none.title": "Ce devis n'a pas de rétractation en ligne",
  "withdraw.none.text":
    "Il n'est pas accepté, ou son contrat ne donne pas ce droit : ses conditions le disent. Pour toute question, appelez-nous ou écrivez-nous.",

  "decline.title": "Décliner ce devis",
  "decline.reason": "Ce qui ne convient pas",
  "decline.hint": "Un prix, un délai, un autre choix : votre réponse nous est utile.",
  "decline.submit": "Décliner ce devis",

  "thread.title": "Vos questions et nos réponses",
  "thread.you": "Vous",

  "ask.title": "Poser une question",
  "ask.title.renew": "Demander un nouveau devis",
  "ask.label": "Votre question",
  "ask.label.renew": "Votre message",
  "ask.promise": `${firstContactName} vous répond sous ${figures.answerHours} heures, du lundi au vendredi.`,
  "ask.submit": "Envoyer",
  "ask.sent": "Votre question est partie",
  "ask.sent.renew": "Votre message est parti",
  "ask.tooMany":
    "Vous avez déjà envoyé plusieurs messages aujourd'hui. Votre texte est toujours là : appelez-nous, ou écrivez à {email}.",
  "ask.direct": "Vous préférez parler ? Appelez le",

  optional: "facultatif",
  "error.capacityRequired": "Votre fonction est requise",
  "error.mentionRequired": "Cochez la mention pour accepter le devis",
  "error.questionRequired": "Écrivez votre message avant de l'envoyer",

  "unavailable.title": "Le service est momentanément indisponible",
  "unavailable.text": "Rien n'est perdu. Réessayez dans une minute.",
  "unavailable.kept":
    "Ce que vous avez écrit n'est pas encore enregistré, mais il est gardé dans cette page. Réessayez dans une minute.",
  "unavailable.again": "Réessayer",

  "gone.title": "Ce lien ne mène plus à un devis",
  "gone.text":
    "Il a expiré, ou un autre lien l'a remplacé. Ouvrez le dernier message reçu de {agency}, ou demandez-nous un nouveau lien.",
} as const;
