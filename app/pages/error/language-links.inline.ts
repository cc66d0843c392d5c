/** Inline, because an error page must work when other files do not load. */
import { linkLanguagesToThisAddress } from "#app/browser/language-links.ts";

addEventListener("DOMContentLoaded", linkLanguagesToThisAddress);
