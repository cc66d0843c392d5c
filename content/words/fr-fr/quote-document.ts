import { figures } from "#content/figures.ts";
import { firstContactName } from "#content/team.ts";
import { placesWithoutVat } from "#content/vat.ts";

/** The quote as a document: the texts of its PDF, and the labels of lines and amounts in the mails. */
export const quoteDocument = {
  title: "Devis indicatif",
  "file.name": "devis-{number}.pdf",
  "meta.title": "Devis indicatif {number}, {agency}",
  "confirmed.meta": "Devis {number}, {agency}",
  subject: "{project}, pack {pack}, payé sur {months} mois",
  number: "Numéro",
  date: "Établi le",
  validUntil: "Valable jusqu'au",
  /** Of the indicative quote, which is no offer. */
  heldUntil: "Prix maintenus jusqu'au",
  page: "{page} / {pages}",

  from: "Établi par",
  to: "Établi pour",
  siret: "SIRET {number}",
  vatNumber: "TVA {number}",
  capital: "{company} au capital de {amount}",

  "lines.title": "Détail",
  "lines.name": "Désignation",
  "lines.quantity": "Qté",
  "lines.price": "Prix unitaire HT",
  "group.oneOff": "Création du site",
  "group.monthly": "Abonnements mensuels",
  "group.yearly": "Abonnements annuels",
  "group.onQuote": "À chiffrer avec vous",
  /** Before the names of the included options, in the first draft of a confirmed quote. */
  "group.included": "Options comprises dans le pack {pack}",
  "line.pack": "{project}, pack {pack}",
  "line.contract": "avec contrat de service",
  "line.monthly": `${figures.contractMonths} mois, puis renouvellement mensuel`,
  "line.yearly": `${figures.contractMonths} mois, puis renouvellement annuel`,
  "line.included": `pendant ${figures.includedMonths} mois à partir de la mise en ligne`,
  "price.onQuote": "Sur devis",
  "price.monthly": "{amount} / mois",
  "price.yearly": "{amount} / an",

  /** Of a pack that is still to be priced. */
  "total.base": "Pack {pack}",
  "total.pack": "Pack {pack}, HT",
  "total.options": "Options payées une fois, HT",
  "total.discount": "Remise HT de {percent} % (paiement sur {months} mois)",
  "total.total": "Total HT",
  "total.from": "Total HT, hors pack, à partir de",
  "total.vat": "TVA à {rate} % ({place})",
  "total.gross": "Total TTC",
  "total.grossFrom": "Total TTC, hors pack, à partir de",
  "total.withVat": "soit {amount} TTC",
  "total.perMonth": "Par mois, HT",
  "total.perYear": "Par an, HT",
  "total.apart": "En plus du total",

  "payment.title": "Règlement sur {months} mois, montants HT",
  "payment.deposit": "Acompte de {percent} %",
  "payment.deposit.when": "par virement, à l'acceptation du devis confirmé",
  "payment.instalments": "Chacune des {count} mensualités",
  "payment.instalments.when": "mois 1 à {count}",
  "payment.last": "Dernière mensualité",
  "payment.last.when": "mois {count}",
  "payment.monthly": "Mensualités",

  notice: "Indicatif, à confirmer par {agency}. Prix HT.",
  "notice.vat": `Total indicatif, à confirmer par {agency}. TVA à {rate} % ({place}) : le taux dépend du lieu où l'entreprise est établie ; aucune TVA n'est facturée ${placesWithoutVat("fr-fr")}.`,
  "notice.untaxed": "Total indicatif, à confirmer par {agency}. {reason}",
  "notice.nature":
    "Ce document ne vaut pas commande : la commande est ferme quand le devis confirmé est accepté et l'acompte réglé.",
  "notice.onQuote": "Le total ne comprend pas les éléments à chiffrer.",
  features: "Tout le contenu du pack {pack}",
  "terms.title": "Conditions",
  "terms.nature":
    "Ce devis indicatif, gratuit, s'adresse à un professionnel et reprend la configuration faite en ligne. Il ne vaut ni offre ni commande : {agency} le confirme, puis le client accepte en ligne le devis confirmé. {agency} maintient les prix de son tarif jusqu'au {date}.",
  "terms.vat": `Les prix sont hors taxes. La TVA s'y ajoute, au taux du lieu où l'entreprise cliente est établie : {rate} % {place}. Aucune TVA n'est facturée ${placesWithoutVat("fr-fr")}.`,
  "terms.untaxed": "Les prix sont hors taxes. {reason}",
  /** Where the reason is no longer known. */
  untaxed: "TVA non facturée.",
  "terms.delivery":
    "Livraison d'un site vitrine : en général {from} à {to} mois à compter du début des travaux, une fois l'acompte réglé et les contenus du client remis.",
  "terms.delivery.booking":
    "Livraison d'un site avec agenda de réservation : en général {from} à {to} mois à compter du début des travaux, une fois l'acompte réglé et les contenus du client remis.",
  "terms.delivery.shop": "Livraison d'un site avec boutique : le devis confirmé en fixe le délai.",
  "terms.recurring": `Les abonnements s'ajoutent au total, sans remise. Sauf autre durée dans le devis confirmé, chacun dure ${figures.contractMonths} mois à compter de la mise en ligne, puis se renouvelle chaque mois ou, s'il est annuel, chaque année ; le client ou l'agence peut l'arrêter à la fin des ${figures.contractMonths} mois ou de toute période suivante, avec un préavis d'un mois.`,
  "terms.payment":
    "Règlement : acompte de {percent} % par virement, puis une mensualité par mois pendant {months} mois, la première un mois après le début des travaux.",
  /** Also the first special terms of a confirmed quote's draft. */
  "terms.excluded":
    "Le nom de domaine et l'hébergement ne sont pas compris. Le client fournit les textes et les photos que le pack et les options ne comprennent pas.",
  /** With a maintenance plan. */
  "terms.excluded.hosted":
    "Le nom de domaine n'est pas compris ; l'hébergement l'est, dans la maintenance. Le client fournit les textes et les photos que le pack et les options ne comprennent pas.",
  "terms.late":
    "Retard de paiement : pénalités de {times} fois le taux d'intérêt légal et indemnité forfaitaire de {amount} pour frais de recouvrement, dues sans rappel dès le lendemain de l'échéance (articles L441-10 et D441-5 du Code de commerce).",

  "next.title": "Et maintenant ?",
  "next.text": `${firstContactName} vous contacte sous {hours} heures, du lundi au vendredi, puis vous envoie le devis confirmé, à accepter en ligne.`,
  "next.onQuote": "À chiffrer avec vous : {names}.",
  "next.again": "Reprendre cette configuration en ligne",

  "confirmed.title": "Devis",
  "confirmed.replaces": "Annule et remplace",
  "confirmed.replaces.version": "la version {version}",
  "confirmed.draft": "Aperçu, non valable",
  "confirmed.place": "TVA : {place} ({rate} %)",
  "confirmed.place.untaxed": "TVA : {place} (non facturée)",
  "confirmed.once": "Hors abonnements, TVA comprise ({net} HT)",
  "confirmed.once.untaxed": "Hors abonnements, TVA non facturée",
  /** Where the quote has no subscriptions. */
  "confirmed.all": "TVA comprise ({net} HT)",
  "confirmed.all.untaxed": "TVA non facturée",
  "confirmed.apart": "Abonnements, en plus du total",
  /** Below the total, where it is paid in instalments. */
  "confirmed.instalments": "Acompte {deposit} {tax}, puis {count} mensualités : voir Règlement",
  "confirmed.instalments.noDeposit": "{count} mensualités : voir Règlement",
  "confirmed.lineTotal": "Total HT",
  "confirmed.schedule": "Montants TTC, à payer par virement, sans escompte pour paiement anticipé.",
  "confirmed.schedule.untaxed":
    "Montants à payer par virement, TVA non facturée, sans escompte pour paiement anticipé.",
  "confirmed.schedule.invoiced.onAcceptance": "L'acompte de {percent} % est dû à réception de sa facture.",
  "confirmed.schedule.invoiced.offPremises":
    "L'acompte de {percent} % est facturé au plus tôt le huitième jour après l'acceptation (article L221-10 du Code de la consommation), et dû à réception de sa facture.",
  /** To the account that the quote names; its invoice follows the payment. */
  "confirmed.schedule.transferred.onAcceptance":
    "L'acompte de {percent} % est dû à l'acceptation, par virement ; sa facture suit son paiement.",
  "confirmed.schedule.transferred.offPremises":
    "L'acompte de {percent} % est dû à partir du huitième jour après l'acceptation (article L221-10 du Code de la consommation), par virement ; sa facture suit son paiement.",
  "confirmed.schedule.instalments":
    "Chaque mensualité est due à la date indiquée, ou le jour ouvré suivant si elle tombe un jour non ouvré.",
  "confirmed.schedule.balance": "Le solde est dû à la livraison, à réception de sa facture.",
  "confirmed.continued": "{label} (suite)",
  /** Where a deposit is asked for. */
  "confirmed.deposit": "Les travaux ne commencent qu'une fois l'acompte réglé.",
  "confirmed.delivery":
    "Début des travaux le {start}, livraison prévue le {delivery}, si les contenus du client sont reçus avant le début des travaux et si ses validations arrivent à temps ; un retard décale la livraison d'autant. Si le devis est accepté après la date de début, les dates de début, de livraison et de paiement sont fixées à nouveau, par écrit.",
  "confirmed.subscriptions":
    "Les abonnements s'ajoutent au total. Chacun débute à la mise en ligne et se règle au début de chaque période, à réception de sa facture. Il dure {months} mois, puis se renouvelle par périodes d'un mois ou d'un an, selon l'abonnement. Chaque partie peut y mettre fin par écrit pour la fin des {months} mois ou de toute période suivante, avec un mois de préavis.",
  "confirmed.rights":
    "Dès la livraison, le client peut utiliser les créations livrées. Les droits de les reproduire, de les représenter et de les adapter lui sont cédés au paiement complet, pour le monde entier et la durée légale de protection, dans les limites que précisent les conditions générales.",
  "confirmed.complaints": "Pour toute réclamation, écrivez à {email} ou appelez le {phone}.",
  "confirmed.general":
    "Les conditions générales font partie de ce devis, et le client les accepte avec lui. En cas de contradiction, le devis l'emporte.",
  "confirmed.general.address": "Elles se lisent à cette adresse :",
  "confirmed.withdrawal":
    "Droit de rétractation de 14 jours : le formulaire est à la dernière page du PDF. Le travail ne commence pas avant la fin de ce délai, sauf demande expresse et écrite du client ; à défaut, si ce délai court encore à la date de début, les dates de début, de livraison et de paiement sont reportées d'autant de jours.",
  "confirmed.answer.title": "Accepter ce devis",
  "confirmed.answer":
    "Le client accepte en ligne, par le lien reçu par e-mail, jusqu'au {date} inclus : il indique son nom et sa fonction, coche « Bon pour accord », qui vaut aussi pour les conditions générales, puis confirme. L'heure, l'adresse IP et l'empreinte numérique de ce document sont conservées ; chaque partie reçoit par e-mail ce document, l'heure et l'empreinte.",
  /** Of a quote with options: as it is offered, then as it was accepted. */
  "confirmed.options.counted": "Avec les options marquées comme comptées",
  "confirmed.options.choose":
    "Le client coche en ligne les options qu'il veut ; il reçoit ensuite le devis avec les seules lignes qu'il a choisies.",
  "confirmed.acceptedOn": "Accepté le",
  "confirmed.answer.accepted.title": "Devis accepté",
  "confirmed.answer.accepted":
    "Le client a accepté ce devis en ligne le {date}, avec les options qu'il a choisies. L'heure, l'adresse IP et l'empreinte numérique de ce document sont conservées ; chaque partie reçoit par e-mail ce document, l'heure et l'empreinte.",

  "withdrawal.title": "Droit de rétractation",
  "withdrawal.right":
    "Le contrat étant conclu hors établissement avec une entreprise de cinq salariés au plus, et son objet n'entrant pas dans l'activité principale de celle-ci (article L221-3 du Code de la consommation), le client dispose de 14 jours à compter de la conclusion du contrat pour se rétracter, sans donner de motif.",
  "withdrawal.how":
    "Pour exercer ce droit, le client envoie à {agency}, avant la fin de ce délai, une déclaration sans ambiguïté : en ligne, sur la page du devis accepté, par « Renoncer au contrat ici », ou par courrier ou e-mail, par exemple avec ce formulaire.",
  "withdrawal.effects":
    "{agency} rembourse alors les sommes reçues, au plus tard 14 jours après avoir reçu la rétractation. Le travail ne commence pas avant la fin du délai de rétractation, sauf si le client le demande expressément par écrit ; s'il se rétracte ensuite, il paie un montant proportionnel à ce qui a été fourni (article L221-25).",
  "withdrawal.form": "Formulaire de rétractation",
  "withdrawal.onlyTo": "À compléter et à renvoyer uniquement si vous souhaitez vous rétracter du contrat.",
  "withdrawal.for": "À l'attention de la société {agency} :",
  "withdrawal.notice":
    "Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services du devis {number}.",
  "withdrawal.accepted": "Devis accepté le",
  "withdrawal.name": "Nom du client",
  "withdrawal.address": "Adresse du client",
  "withdrawal.signature": "Signature (formulaire sur papier uniquement)",
  "withdrawal.date": "Date",

  /** The proof of an acceptance. */
  "proof.title": "Preuve d'acceptation",
  "proof.meta": "Preuve d'acceptation du devis {number}, {agency}",
  "order.note":
    "Commande à facturer : ce document n'est pas une facture et n'en tient pas lieu. Il reprend le devis que le client a accepté.",
  "order.untaxed": "TVA non facturée, comme l'indique le devis {number}.",
  "order.payment": "{label} : {value}",
  "order.file.name": "commande-{number}",
  "proof.file.name": "acceptation-{number}.pdf",
  "proof.acceptance": "L'acceptation",
  "proof.at": "Enregistrée le",
  "proof.ticked": "Case cochée",
  "proof.steps": "Étapes",
  "proof.steps.text":
    "Nom, fonction et case cochée ; puis « Confirmer et accepter », sous le résumé du devis.",
  "proof.code": "Code par e-mail",
  "proof.code.entered":
    "Un code à six chiffres, envoyé à l'adresse du client ci-dessous et valable dix minutes, a été saisi.",
  "proof.code.none": "Non demandé",
  "proof.address": "Adresse IP",
  "proof.document": "Le document accepté",
  "proof.file": "Fichier",
  "proof.hash": "Empreinte SHA-256",
  "proof.confirmed": "Devis confirmé le",
  "proof.offered": "Empreinte SHA-256 du devis avec toutes ses options",
  "proof.mails": "Les e-mails",
  "proof.mail.sent": "Remis au serveur de messagerie le {moment}",
  "proof.mail.waiting": "Pas encore parti",
  "proof.mail.failed": "Échec de l'envoi",
  "proof.meaning": "Ce que ce document prouve, et ce qu'il ne prouve pas",
  "proof.proves":
    "Il reproduit ce que le serveur de {agency} a enregistré au moment indiqué : quelqu'un qui avait le lien secret du devis a saisi ce nom et cette fonction, coché cette case, puis confirmé l'acceptation de ce document. C'est une signature électronique simple (article 1367 du Code civil, article 25 du règlement européen n° 910/2014).",
  "proof.verify":
    "L'empreinte permet à chacun de vérifier que le PDF qu'il a gardé est celui qui a été accepté : elle se calcule sur le fichier et change au moindre changement.",
  "proof.provesNot":
    "L'identité de la personne et son pouvoir d'engager le client n'ont pas été vérifiés. L'heure est celle du serveur, sans horodatage par un tiers. Un e-mail remis à un serveur de messagerie n'a pas forcément été lu. Ce document n'est ni signé ni scellé : il est établi à partir des données enregistrées.",
} as const;
