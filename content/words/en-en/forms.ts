import type { forms as french } from "../fr-fr/forms.ts";

/** The words of every form. Some messages must not change: docs/product.md#messages. */
export const forms = {
  "error.nameRequired": "Your full name is required",
  "error.emailRequired": "Your email address is required",
  "error.emailInvalid": "Please enter a valid email address",
  "error.projectRequired": "Please select your project type",
  "error.phoneInvalid": "Please enter a valid phone number",
  "error.siteRequired": "Please enter the address of your site, such as my-business.com",
  "error.firstNameRequired": "Your first name is required",
  "error.lastNameRequired": "Your last name is required",
  "error.phoneRequired": "Your phone number is required",
  "error.companyRequired": "Your company name is required",
  "error.tooSoon": "Please wait 30 seconds between submissions",
  "error.multipleErrors": "Please correct the errors in the form",
  "error.choiceUnknown": "Please choose one of the answers offered",
  "error.tooLong": "This text is too long",
  "error.unavailable":
    "Your request could not be saved. Your text is still here: please try again in a moment, or call us.",
  "summary.title": "To correct before you send",
  "summary.blocked": "Your request has not been sent yet",
  "privacy.link": "How we handle your data",
  "toast.close": "Close this message",
  errorPrefix: "Error: ",
} as const satisfies Record<keyof typeof french, string>;
