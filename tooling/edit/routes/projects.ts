/** Begins a case study: its file, with all that has to be filled in, and its place in the order. */
import type { Hono } from "hono";
import * as v from "valibot";
import { projectSchema } from "#app/content/schemas/project.ts";
import type { Editor } from "../editor.ts";
import { explain } from "../messages.ts";
import { skeletonOf } from "../skeleton.ts";
import { slugOf } from "../slug.ts";
import { words } from "../words.ts";

const orderFile = "content/portfolio/order.yaml";

export function projectRoutes(app: Hono, editor: Editor): void {
  const { drafts } = editor;

  app.post("/project", async (request) => {
    const { output, success } = v.safeParse(
      v.strictObject({ client: v.string() }),
      await request.req.json().catch(() => null),
    );
    const name = success ? output.client.trim() : "";
    const slug = slugOf(name);
    const order = drafts.valueOf(orderFile, ["order"]) as readonly string[];
    const t = words[editor.localeOf(request)];
    if (slug === "") return request.json({ problem: t.noName }, 422);
    const [problem] = v.safeParse(projectSchema.entries.clientName, name).issues ?? [];
    if (problem !== undefined)
      return request.json({ problem: explain(problem.message, editor.localeOf(request)) }, 422);
    const file = `content/portfolio/${slug}/project.yaml`;
    if (order.includes(slug) || drafts.textOf(file) !== "") return request.json({ problem: t.sameName }, 422);
    const dark = drafts.valueOf("content/brand.yaml", ["colours", "dark"]) as Record<string, string>;
    const started = {
      ...(skeletonOf(projectSchema) as object),
      clientName: name,
      territory: drafts.valueOf("content/place.yaml", ["homeTerritory"]),
      year: new Date().getFullYear(),
      palette: { ground: dark.canvas, ink: dark.ink, accent: dark["accent-ink"] },
    };
    drafts.asOneStep(() => {
      drafts.set(file, [], null, started);
      drafts.set(orderFile, ["order"], order, [...order, slug]);
    });
    return request.json({ ...editor.state(request), address: `/?at=portfolio/${slug}/project` });
  });
}
