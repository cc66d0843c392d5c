import { contact } from "./contact.ts";
import { forms } from "./forms.ts";
import { mail } from "./mail.ts";
import { meta } from "./meta.ts";
import { pages } from "./pages.ts";
import { shell } from "./shell.ts";

export const words = { contact, forms, mail, meta, pages, shell } as const;
