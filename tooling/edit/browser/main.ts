/** The script of the editing page. */
import "./actions.ts";
import { prepare, storeEarlier } from "./fields.ts";
import "./leaving.ts";
import { showBegun } from "./new-entries.ts";
import "./preview-frame.ts";
import "./publish-dialog.ts";
import "./text-lists.ts";
import "./uploads.ts";

storeEarlier();
prepare();
// The lines of a text depend on them.
void document.fonts.ready.then(() => {
  prepare();
  showBegun();
});
