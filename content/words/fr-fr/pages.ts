/** The short pages: entry, thank-you, under construction, errors, networking. */
export const pages = {
  "entry.title": "Choisissez votre langue",
  "entry.french": "Français (France et Caraïbe)",
  "entry.english": "English (International)",

  "thankYou.title": "Bien *reçu*.",
  "thankYou.lead": "Votre demande est enregistrée. Un conseiller vous contacte sous 24 heures.",
  "thankYou.next.title": "La suite",
  "thankYou.next.1": "Vous recevez un accusé de réception par e-mail.",
  "thankYou.next.2": "Un conseiller lit votre demande et prépare sa réponse.",
  "thankYou.next.3": "Il vous appelle ou vous écrit, sous 24 heures.",
  "thankYou.portfolio": "Voir le portfolio",
  "thankYou.home": "Retour à l'accueil",

  "construction.title": "Service bientôt disponible",
  "construction.text":
    "Cette page est en préparation. Le service, lui, existe : dites-nous ce que vous cherchez, un conseiller vous répond sous 24 heures.",
  "construction.contact": "Nous en parler",
  "construction.services": "Voir tous les services",
  "construction.direct": "Sans attendre cette page",
  "construction.chat": "Discuter",
  "construction.chat.message": "Bonjour, j'aimerais en savoir plus sur un de vos services.",
  "construction.mail": "Écrire",
  "construction.mail.subject": "Question sur un service",
  "construction.seo.title": "SEO bientôt disponible",
  "construction.seo.text":
    "Rédaction de 5 pages clés au plus, optimisation de 10 pages, suivi des positions : la page détaillée arrive. D'ici là, un conseiller peut déjà regarder votre site.",
  "construction.audit.title": "Audit SEO gratuit bientôt disponible",
  "construction.audit.text":
    "Le formulaire d'audit est en préparation. L'audit est déjà offert : donnez-nous l'adresse de votre site sur la page Contact, nous vous envoyons nos constats.",
  "construction.legal.title": "Mentions légales bientôt disponibles",
  "construction.legal.text":
    "Le texte complet est en cours de rédaction. Pour toute question sur l'éditeur du site ou vos données, écrivez-nous : une personne vous répond.",
  "construction.terms.title": "Conditions générales bientôt disponibles",
  "construction.terms.text":
    "Le document est en cours de relecture. Nos conditions vous sont toujours remises avec le devis, avant tout engagement.",
  "construction.reservation.title": "Sites de réservation bientôt disponibles",
  "construction.reservation.text":
    "Chambres, tables, sorties en mer, rendez-vous : la page détaillée arrive. Nous concevons déjà ces sites, parlons du vôtre.",
  "construction.maintenance.title": "Maintenance bientôt disponible",
  "construction.maintenance.text":
    "Trois formules, Bronze, Silver et Gold, avec 2, 10 ou 100 modifications mineures par mois : la page détaillée arrive. Décrivez-nous votre site, nous vous orientons.",
  "construction.assistance.title": "Assistance bientôt disponible",
  "construction.assistance.text":
    "Une question, un blocage, une urgence : la page détaillée arrive. L'équipe répond déjà par téléphone et par messagerie.",
  "construction.optimisation.title": "Optimisation continue bientôt disponible",
  "construction.optimisation.text":
    "Mesurer, essayer, garder ce qui marche, mois après mois : la page détaillée arrive. D'ici là, parlons des chiffres de votre site.",

  "error.404.title": "Cette page a quitté la carte.",
  "error.404.text": "La page que vous cherchez n'existe pas, ou elle a été déplacée.",
  "error.400.title": "Cette demande est incomplète.",
  "error.400.text": "Revenez en arrière et renvoyez le formulaire, ou écrivez-nous par e-mail.",
  "error.405.title": "Cette adresse ne reçoit pas ce type de demande.",
  "error.405.text": "Revenez à la page et utilisez son formulaire.",
  "error.403.title": "Cette demande vient d'un autre site.",
  "error.403.text": "Par sécurité, nous n'acceptons que les formulaires envoyés depuis nos pages.",
  "error.413.title": "Cet envoi est trop volumineux.",
  "error.413.text":
    "Revenez en arrière : votre texte y est toujours. Raccourcissez-le, ou envoyez-le par e-mail.",
  "error.414.title": "Cette adresse est trop longue.",
  "error.414.text": "Le lien a peut-être été mal copié. Reprenez depuis l'accueil.",
  "error.415.title": "Ce format n'est pas pris en charge.",
  "error.415.text": "Utilisez le formulaire de la page, ou écrivez-nous par e-mail.",
  "error.429.title": "Trop de demandes à la fois.",
  "error.429.text":
    "Réessayez dans quelques secondes. Si vous envoyiez un formulaire, revenez en arrière : votre texte y est encore.",
  "error.500.title": "Quelque chose a lâché chez nous.",
  "error.500.text": "Vous n'y êtes pour rien. Réessayez dans un instant, ou appelez-nous.",
  "error.503.title": "Le service reprend son souffle.",
  "error.503.text": "Réessayez dans un instant, ou appelez-nous : nous prenons votre demande au téléphone.",
  "error.label": "Erreur {status}",
  "error.home": "Retour à l'accueil",
  "error.mail.subject": "Page ou formulaire en erreur",
  "error.contact": "Ou joignez-nous directement",

  "offline.title": "Hors de *portée*.",
  "offline.lead":
    "Le site ne répond pas d'ici, et cette page n'a pas encore été ouverte sur cet appareil. Elle s'affichera d'elle-même dès qu'il répondra. Celles que vous avez déjà vues restent lisibles.",
  "offline.retry": "Réessayer",
  "offline.home": "Retour à l'accueil",
  "offline.phone": "Le téléphone passe peut-être :",

  "article.contents": "Sur cette page",

  "connect.title": "Restons en contact.",
  "connect.lead": "Agence web premium",
  "connect.call": "Appeler",
  "connect.chat": "Écrire sur WhatsApp",
  "connect.chat.message": "Bonjour, nous venons de nous rencontrer.",
  "connect.mail": "Envoyer un e-mail",
  "connect.mail.subject": "Suite à notre rencontre",
  "connect.card": "Enregistrer le contact",
  "connect.site": "Visiter le site",
  "connect.portfolio": "Voir le portfolio",
  "connect.networks": "Suivre l'agence",
} as const;
