/** Run by every start of the site (tooling/start.mjs) that finds a publication which a crash has interrupted. */
import { join } from "node:path";
import { recover } from "./journal.ts";

recover(join(import.meta.dirname, "../.."));
