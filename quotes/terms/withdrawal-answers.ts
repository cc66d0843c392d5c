/**
 * Whether a business may withdraw from a contract as a consumer may: if it is concluded outside the agency's premises, with a
 * firm of five employees or fewer, about something outside that firm's main activity (article L221-3 of the Code de la
 * consommation). The agency answers, in this order: nobody else knows.
 */
export const withdrawalQuestions = ["offPremises", "fiveEmployees", "outsideActivity"] as const;
export type WithdrawalQuestion = (typeof withdrawalQuestions)[number];

/** Null: not answered yet; in a quote that was confirmed before the questions were asked, not asked. */
export type WithdrawalAnswers = Readonly<Record<WithdrawalQuestion, boolean | null>>;

export const noWithdrawalAnswers: WithdrawalAnswers = {
  offPremises: null,
  fiveEmployees: null,
  outsideActivity: null,
};

/** Only with three times yes. */
export const mayWithdraw = (answers: WithdrawalAnswers): boolean =>
  withdrawalQuestions.every((question) => answers[question] === true);
