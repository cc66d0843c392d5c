import { figures } from "#content/figures.ts";
import { ifOffered } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { firstContact, seoExpert } from "#content/team.ts";

const { regionName, clientsIn } = placeWords["fr-fr"];

/** The short pages: entry, thank-you, errors, networking. */
export const pages = {
  "entry.title": "Choisissez votre langue",
  "entry.french": `Français (France et ${regionName})`,
  "entry.english": "English (International)",

  "thankYou.title": "Merci, c'est *bien reçu*.",
  "thankYou.lead": `${firstContact} vous contacte sous ${figures.answerHours} heures, du lundi au vendredi, par téléphone ou par e-mail.`,
  "thankYou.next.title": "La suite",
  "thankYou.next.1": "Vous recevez un e-mail de confirmation.",
  "thankYou.next.withheld":
    "Votre demande est bien enregistrée ; aucun e-mail de confirmation ne vous sera envoyé cette fois.",
  "thankYou.next.2": `${firstContact} lit votre demande et en parle avec l'équipe.`,
  "thankYou.next.3": `Vous recevez son appel ou son message puis, pour un projet, un devis à accepter en ligne${ifOffered("audit", ` ; pour un audit, ${seoExpert} vous écrit ce qu'il faut corriger`)}.`,
  "thankYou.portfolio": "Voir nos sites",
  "thankYou.home": "Retour à l'accueil",

  "error.404.title": "Cette page est introuvable.",
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
  "error.500.title": "Une panne de notre côté.",
  "error.500.text": "Vous n'y êtes pour rien. Réessayez dans un instant, ou appelez-nous.",
  "error.503.title": "Le site ne peut pas répondre tout de suite.",
  "error.503.text": "Réessayez dans un instant, ou appelez-nous : nous prenons votre demande au téléphone.",
  "error.label": "Erreur {status}",
  "error.home": "Retour à l'accueil",
  "error.services": "Voir nos services",
  "error.mail.subject": "Page ou formulaire en erreur",
  "error.contact": "Nous répondons aussi au téléphone et par e-mail :",

  "offline.title": "Vous êtes *hors ligne*.",
  "offline.lead":
    "Vous n'avez plus de réseau, et cette page n'a pas encore été ouverte sur cet appareil. Elle s'affichera dès que le réseau reviendra. Les pages que vous avez déjà vues restent lisibles.",
  "offline.retry": "Réessayer",
  "offline.home": "Retour à l'accueil",
  "offline.phone": "Si le téléphone passe, appelez-nous :",

  "embed.map": "La carte ne s'affiche pas ? Ouvrez-la sur OpenStreetMap",
  "embed.post": "La publication ne s'affiche pas ? Lisez-la sur LinkedIn",

  "article.contents": "Sur cette page",

  "connect.title": "Restons en contact.",
  "connect.lead": `Création de sites internet ${clientsIn}`,
  "connect.call": "Appeler le",
  "connect.chat": "Écrire sur WhatsApp",
  "connect.chat.message": "Bonjour, nous venons de nous rencontrer.",
  "connect.mail": "Envoyer un e-mail",
  "connect.mail.subject": "Après notre rencontre",
  "connect.card": "Enregistrer le contact",
  "connect.site": "Visiter le site",
  "connect.portfolio": "Voir nos sites",
  "connect.networks": "Suivre l'agence",
} as const;
