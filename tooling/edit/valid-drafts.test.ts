import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectSchema } from "#app/content/schemas/project.ts";
import { copyProject } from "#testing/rehearsal/copy.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { ContentDrafts } from "./content-drafts.ts";
import { skeletonOf } from "./skeleton.ts";
import { problemsWith, validDrafts } from "./valid-drafts.ts";

test("a case study that is not finished keeps no other draft from the preview", () => {
  const root = join(temporaryDirectory(), "site");
  copyProject(root, { media: false });
  const drafts = new ContentDrafts(root, join(root, ".edit"));
  const home = "content/words/fr-fr/home.yaml";
  drafts.set(home, ["hero.action"], drafts.valueOf(home, ["hero.action"]), "Voir ce que nous savons faire");
  const order = drafts.valueOf("content/portfolio/order.yaml", ["order"]) as readonly string[];
  drafts.set("content/portfolio/unfinished/project.yaml", [], null, skeletonOf(projectSchema));
  drafts.set("content/portfolio/order.yaml", ["order"], order, [...order, "unfinished"]);
  expect(problemsWith(root, drafts, drafts.all()).length).toBeGreaterThan(0);
  // The order names the case study, which is left out.
  expect(validDrafts(root, drafts).valid.map(({ file }) => file)).toEqual([home]);
});

test("a case study whose texts are complete waits for its pictures, which are named", () => {
  const root = join(temporaryDirectory(), "site");
  copyProject(root, { media: false });
  const drafts = new ContentDrafts(root, join(root, ".edit"));
  const orderFile = "content/portfolio/order.yaml";
  const order = drafts.valueOf(orderFile, ["order"]) as readonly string[];
  const like = drafts.valueOf(`content/portfolio/${order[0]}/project.yaml`, []) as object;
  const file = "content/portfolio/hotel-du-port/project.yaml";
  drafts.set(file, [], null, { ...like, clientName: "Hôtel du Port" });
  drafts.set(orderFile, ["order"], order, [...order, "hotel-du-port"]);
  for (const kind of ["desktop", "phone"])
    drafts.setFile(`content/portfolio/hotel-du-port/${kind}.webp`, "upload.webp");
  mkdirSync(join(root, ".edit/uploads"), { recursive: true });
  writeFileSync(join(root, ".edit/uploads/upload.webp"), "");
  const lacking = { file, line: 1, field: "", message: "expected the picture of its detail" };
  expect(validDrafts(root, drafts).problems).toContainEqual(lacking);
  expect(validDrafts(root, drafts).valid.map((draft) => draft.file)).not.toContain(file);
  // It cannot be published either.
  expect(problemsWith(root, drafts, drafts.all())).toEqual([lacking]);
  drafts.setFile("content/portfolio/hotel-du-port/detail.png", "upload.webp");
  expect(validDrafts(root, drafts)).toEqual({ valid: drafts.all(), problems: [] });
});
