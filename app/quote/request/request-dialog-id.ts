export const requestDialogId = "quote-request";
