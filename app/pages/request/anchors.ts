/** The places of the page that its answers lead to. Those of messages are shown at their address only. */
export const anchors = {
  handling: "suivi",
  marked: "suivi-enregistre",
  notes: "notes",
  notesSaved: "notes-enregistrees",
  quotes: "devis",
  sent: "devis-envoye",
  draftSaved: "devis-enregistre",
} as const;
