/** The places of the page that its answers lead to. Those of messages are shown at their address only. */
export const anchors = {
  followUpStatus: "suivi",
  followUpSaved: "suivi-enregistre",
  // Not "notes": that is the field.
  notes: "notes-internes",
  notesSaved: "notes-enregistrees",
  quotes: "devis",
  questions: "questions",
  answered: "reponse-envoyee",
  sent: "devis-envoye",
  deposit: "acompte",
  depositSaved: "acompte-enregistre",
  receiptStruckOut: "reception-annulee",
  reminded: "rappel-envoye",
  contractEndSaved: "execution-enregistree",
  draftTotal: "total",
  draftSaved: "devis-enregistre",
} as const;
