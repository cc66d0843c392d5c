/** Starts the production server of the site that is published: from this folder, or from that of a publication (served-folder.ts). */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { servedFolder } from "./served-folder.ts";

const root = join(import.meta.dirname, "..");
await import(pathToFileURL(join(servedFolder(root), "server/site.ts")).href);
