/** The field of what only the answer to the first post of a step names: without it, the step asks once more. */
export const stepKeyField = "stepKey";
