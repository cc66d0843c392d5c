import { join } from "node:path";
import { expect, test } from "vitest";
import { projectSchema } from "#app/content/schemas/project.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { copyProject } from "../rehearsal/copy.ts";
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
  expect(validDrafts(root, drafts).map(({ file }) => file)).toEqual([home]);
});
