import { about } from "./about.ts";
import { board } from "./board.ts";
import { clientQuote } from "./client-quote.ts";
import { construction } from "./construction.ts";
import { contact } from "./contact.ts";
import { ecommerce } from "./ecommerce.ts";
import { forms } from "./forms.ts";
import { home } from "./home.ts";
import { mail } from "./mail.ts";
import { meta } from "./meta.ts";
import { pages } from "./pages.ts";
import { portfolio } from "./portfolio.ts";
import { pricing } from "./pricing.ts";
import { project } from "./project.ts";
import { quoteDocument } from "./quote-document.ts";
import { request } from "./request.ts";
import { services } from "./services.ts";
import { shell } from "./shell.ts";
import { showcase } from "./showcase.ts";
import { spreadsheet } from "./spreadsheet.ts";
import { topics } from "./topics.ts";
import { video } from "./video.ts";

export const words = {
  about,
  board,
  clientQuote,
  construction,
  contact,
  ecommerce,
  forms,
  home,
  mail,
  meta,
  pages,
  portfolio,
  pricing,
  project,
  quoteDocument,
  request,
  services,
  shell,
  showcase,
  spreadsheet,
  topics,
  video,
} as const;
