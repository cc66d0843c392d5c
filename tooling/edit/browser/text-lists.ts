/** Lists of texts in one field: one more, one less. */
import { changed } from "./fields.ts";
import { main } from "./page.ts";

main.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
  if (button === null) return;
  if (button.dataset.addText !== undefined) {
    const list = button.parentElement;
    const last = list?.querySelector("textarea");
    const item = document.createElement("div");
    const area = document.createElement("textarea");
    area.rows = 1;
    area.lang = last?.lang ?? "";
    area.setAttribute("aria-label", list?.getAttribute("aria-label") ?? "");
    const remove = document.createElement("button");
    remove.type = "button";
    remove.className = "small";
    remove.dataset.removeText = "";
    remove.textContent = "×";
    remove.setAttribute("aria-label", list?.dataset.remove ?? "");
    item.append(area, remove);
    button.before(item);
    area.focus();
    changed(area, 0);
  }
  if (button.dataset.removeText !== undefined) {
    const list = button.closest(".texts");
    button.parentElement?.remove();
    if (list !== null) changed(list, 0);
  }
});
