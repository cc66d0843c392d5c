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
  templateSaved: "modele-enregistre",
  deposit: "acompte",
  depositSaved: "acompte-enregistre",
  receiptStruckOut: "reception-annulee",
  refund: "remboursement",
  refundSaved: "remboursement-enregistre",
  refundStruckOut: "remboursement-annule",
  reminded: "rappel-envoye",
  retracted: "devis-retire",
  contractEndSaved: "execution-enregistree",
  draftTotal: "total",
  draftSaved: "devis-enregistre",
} as const;

/** The anchor of a version that was withdrawn from: beside it another may be accepted, with a deposit of its own. */
export const anchorOf = (anchor: string, version: number): string => `${anchor}-${version}`;
