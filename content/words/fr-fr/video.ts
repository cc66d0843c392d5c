export const video = {
  play: "Lire la vidéo",
  seconds: "{seconds} secondes",
  captions: "Sous-titres",
  transcript: "Transcription",
  provider: "La vidéo vient de {provider} et n'est chargée qu'au clic.",
  "intro.close": "Fermer la présentation",
  "intro.skip": "Entrer sur le site",
} as const;
