export const video = {
  play: "Lire la vidéo",
  seconds: "{seconds} secondes",
  captions: "Sous-titres",
  interrupted: "La connexion est interrompue. La vidéo reprendra dès son retour.",
  transcript: "Lire la transcription",
  provider: "Vidéo hébergée par {provider}.",
  "intro.close": "Fermer la présentation",
  "intro.skip": "Entrer sur le site",
} as const;
