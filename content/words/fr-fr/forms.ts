/** The words of every form. Some messages must not change: docs/product.md#messages. */
export const forms = {
  "error.nameRequired": "Votre nom complet est requis",
  "error.emailRequired": "Votre adresse e-mail est requise",
  "error.emailInvalid": "Veuillez saisir une adresse e-mail valide",
  "error.projectRequired": "Veuillez sélectionner votre type de projet",
  "error.phoneInvalid": "Veuillez saisir un numéro de téléphone valide",
  "error.siteRequired": "Indiquez l'adresse de votre site, par exemple mon-entreprise.com",
  "error.firstNameRequired": "Votre prénom est requis",
  "error.lastNameRequired": "Votre nom est requis",
  "error.phoneRequired": "Votre numéro de téléphone est requis",
  "error.companyRequired": "Le nom de votre entreprise est requis",
  "error.tooSoon": "Merci d'attendre 30 secondes entre chaque soumission",
  "error.multipleErrors": "Veuillez corriger les erreurs dans le formulaire",
  "error.choiceUnknown": "Veuillez choisir une des réponses proposées",
  "error.tooLong": "Ce texte est trop long",
  "error.unavailable":
    "Votre demande n'a pas pu être enregistrée. Votre texte est toujours là : veuillez réessayer dans un instant, ou nous appeler.",
  "summary.title": "À corriger avant l'envoi",
  "summary.blocked": "Votre demande n'est pas encore partie",
  "privacy.link": "Comment nous traitons vos données",
  "toast.close": "Fermer ce message",
  errorPrefix: "Erreur : ",
} as const;
