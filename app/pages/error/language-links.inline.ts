/** In the page, because an error page must work where no other file does. */
import { linkLanguagesToThisAddress } from "#app/client/language-links.ts";

addEventListener("DOMContentLoaded", linkLanguagesToThisAddress);
