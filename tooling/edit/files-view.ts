/** Files that the owner can replace, as HTML: pictures, captions, the logo, videos. */
import { html } from "hono/html";
import { isFile } from "./content-drafts.ts";
import { type Context, fieldLabel, type Html } from "./field-view.ts";
import { words } from "./words.ts";

/** What each kind of file may be replaced by. */
const accepted = (file: string): string =>
  file.endsWith(".vtt") ? ".vtt" : file.endsWith(".svg") ? ".svg" : ".webp,.png,.jpg,.jpeg,.avif";

/** `content/portfolio/bon-plein/desktop.webp`: the client and "Desktop". */
function nameOfFile(file: string, context: Context): string {
  const [name = "", folder = ""] = file
    .replace(/\.\w+$/, "")
    .split("/")
    .toReversed();
  const { logo, mark } = words[context.locale];
  if (folder === "content") return name === "logo" ? logo : mark;
  const own = fieldLabel(name, context);
  return `${fieldLabel(folder, context)} › ${own}`;
}

export function filesView(files: readonly string[], context: Context): Html | string {
  if (files.length === 0) return "";
  const t = words[context.locale];
  return html`<section class="group" id="pictures"><h2 class="group-title">${t.pictures}</h2><p class="comment">${t.pictureHint}</p><ul class="pictures">${files.map(
    (file) => {
      const draft = context.drafts.all().find((other) => other.file === file);
      const upload = draft !== undefined && isFile(draft) ? draft.upload : "";
      const name = nameOfFile(file, context);
      const isThere = upload !== "" || context.drafts.isPublishedFile(file);
      return html`<li>${file.endsWith(".vtt") ? "" : isThere ? html`<img src="/file?file=${file}&v=${upload}" alt="" loading="lazy">` : html`<p class="missing">${t.missing}</p>`}
      <p><b>${name}</b>${draft === undefined ? "" : html` <span class="changed">${t.changed}</span>`}</p>
      <label class="upload small">${isThere ? t.replace : t.choose}<span class="hidden"> ${name}</span><input type="file" accept="${accepted(file)}" data-replace="${file}"></label>
      <p class="problem" role="alert"></p></li>`;
    },
  )}</ul></section>`;
}
