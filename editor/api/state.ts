/** What the page shows of the whole draft: sections, changes, problems; a section; a search; and the publication. */
import { groups, sectionIdOf } from "#app/content/edited-sections.ts";
import { isLocale, type Locale } from "#app/i18n/locales.ts";
import { explain } from "../../tooling/content/messages.ts";
import type { Problem } from "../../tooling/content/problem.ts";
import type { Path } from "../../tooling/content/source.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import { type Difference, differences, overlap } from "../draft/differences.ts";
import { keyOf, type Place } from "../draft/draft.ts";
import { conflictsOf } from "../draft/take-in.ts";
import { type Context, dataOf } from "../fields/context.ts";
import { groupOf } from "../fields/labels.ts";
import { nameOfPlace, titleOf } from "../fields/names.ts";
import { fieldAt, languageOf, type Read } from "../fields/sections.ts";
import { type Found, findTexts } from "../fields/site-texts.ts";
import { valueText } from "../fields/value-text.ts";
import { sampleOf, viewOf } from "../fields/view.ts";
import type { Outcome } from "../publish/publish.ts";
import type { Session } from "../session.ts";
import { words } from "../words.ts";
import { type EditorApp, localeOf, sectionNamed } from "./app.ts";

/** Something to be corrected. `section`, `field`, `language`: where; `name`: what that is called. */
export type ProblemView = {
  readonly section: string;
  readonly field: string;
  readonly language: Locale | null;
  readonly name: string;
  readonly problem: string;
};

export type StateView = {
  readonly groups: readonly {
    readonly name: string;
    readonly sections: readonly {
      readonly id: string;
      readonly title: string;
      readonly changed: boolean;
      readonly sample: boolean;
    }[];
  }[];
  readonly count: number;
  /** What the next step back and forward change; null if there is none. */
  readonly undo: string | null;
  readonly redo: string | null;
  readonly problems: readonly ProblemView[];
  readonly publishing: boolean;
};

export type ChangeView = {
  /** It was made in the project's files, where it is taken back too. */
  readonly isByHand: boolean;
  readonly file: string;
  readonly path: Path;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** What the project says by now, if it has changed the same value. */
  readonly conflict: string | null;
};

/** By what they belong to: a section, or the pictures of one. */
export type ChangesView = readonly { readonly title: string; readonly changes: readonly ChangeView[] }[];

export type OutcomeView = {
  /** Of the sites that show what was published. */
  readonly addresses: readonly string[];
  readonly state: Outcome["state"];
  readonly text: string;
  readonly details: readonly string[];
  readonly problems: readonly ProblemView[];
};

function problemViews(problems: readonly Problem[], context: Context): readonly ProblemView[] {
  return problems.map(({ file, field, message }) => {
    const path = field === "" ? [] : file.startsWith("content/words/") ? [field] : field.split(".");
    return {
      section: sectionIdOf(file),
      field: path.filter((key) => !isLocale(key)).join("."),
      language: languageOf({ file, path }),
      name: nameOfPlace({ file, path }, context),
      problem: explain(message, context.locale),
    };
  });
}

/** The changes of a file: of a picture, or of one that comes or goes, one; else one for each value. */
function changesOf(file: string, earlier: Read, later: Read): readonly Difference[] {
  const [before, after] = file.endsWith(".yaml") ? [earlier(file), later(file)] : [null, null];
  return before === null || after === null
    ? [{ path: [], before: undefined, after: undefined }]
    : differences(before, after);
}

/** A video is one change, and not each piece of its stream. */
const isListed = (file: string): boolean => !/\.(?:m3u8|m4s|mp4)$/.test(file);

function stepText(places: readonly Place[] | null, context: Context): string | null {
  if (places === null) return null;
  const [first, ...others] = places;
  if (first === undefined) return "";
  const name = nameOfPlace(first, context).split(" › ").slice(-2).join(" › ");
  return others.length === 0 ? name : `${name} + ${others.length}`;
}

function stateView(session: Session, locale: Locale): StateView {
  const { draft } = session;
  const context = session.context(locale);
  const files = context.changed.filter(isListed);
  const changed = new Set(files.map(sectionIdOf));
  const { undo, redo } = draft.steps();
  return {
    groups: groups.map((group) => ({
      name: words[locale].groups[group],
      sections: context.sections
        .filter(({ id }) => groupOf(id) === group)
        .map((section) => ({
          id: section.id,
          title: titleOf(section, context),
          changed: changed.has(section.id),
          sample: sampleOf(section, context.read) !== null,
        })),
    })),
    count: files.reduce((sum, file) => sum + changesOf(file, context.readCommitted, context.read).length, 0),
    undo: stepText(undo, context),
    redo: stepText(redo, context),
    problems: problemViews(session.preview.problems, context),
    publishing: session.publication !== null,
  };
}

function changesView(session: Session, locale: Locale): ChangesView {
  const { draft } = session;
  const context = session.context(locale);
  const conflicts = new Map(conflictsOf(draft).map((one) => [keyOf(one), one]));
  const ownChanges = draft.ownChanges();
  const isChosen = (place: Place): boolean => {
    const section = context.sections.find(({ files }) => files.includes(place.file));
    const options = (at: Place) => (section && fieldAt(section, context.read, at)?.options) ?? [];
    return [place, { ...place, path: [...place.path, 0] }].some((at) => options(at).length > 0);
  };
  const inProject = (file: string) => dataOf(ownChanges.get(file) ?? "");
  const viewsOf = (file: string): readonly ChangeView[] => {
    const own = ownChanges.has(file) ? changesOf(file, inProject, context.read) : [];
    const changes = changesOf(file, context.readCommitted, context.read);
    // One that is back at what is online is to be chosen from all the same.
    const back = [...conflicts.values()]
      .filter((one) => one.file === file && !changes.some(({ path }) => keyOf({ file, path }) === keyOf(one)))
      .map(({ path }) => ({
        path,
        before: valueAt(context.readCommitted(file), path),
        after: valueAt(context.read(file), path),
      }));
    return [...changes, ...back].map(({ path, before, after }) => {
      const conflict = conflicts.get(keyOf({ file, path }));
      const textOf = (value: unknown) =>
        path.length === 0 ? "" : valueText(value, context, isChosen({ file, path }));
      return {
        ...{ file, path, name: nameOfPlace({ file, path }, context) },
        isByHand: !own.some((one) => overlap(one.path, path)),
        ...{ before: textOf(before), after: textOf(after) },
        conflict: conflict === undefined ? null : path.length === 0 ? file : textOf(conflict.theirs),
      };
    });
  };
  const files = new Set([...context.changed, ...[...conflicts.values()].map(({ file }) => file)]);
  const all = [...files].filter(isListed).flatMap(viewsOf);
  return [...Map.groupBy(all, ({ name }) => name.split(" › ")[0] ?? "")].map(([title, changes]) => ({
    ...{ title, changes },
  }));
}

/** How a publication ended, in words. */
function outcomeView(outcome: Outcome, session: Session, locale: Locale): OutcomeView {
  const t = words[locale];
  const view = (text: string, details: string = ""): OutcomeView => ({
    ...{ state: outcome.state, text, problems: [], addresses: [] },
    details: details === "" ? [] : details.split("\n").slice(-12),
  });
  switch (outcome.state) {
    case "published": {
      const context = session.context(locale);
      const names = outcome.files.map(
        (file) => nameOfPlace({ file, path: [] }, context).split(" › ")[0] ?? "",
      );
      return {
        ...view(outcome.addresses.length === 0 ? t.publishedNoServer : t.published),
        details: [...new Set(names)],
        addresses: outcome.addresses,
      };
    }
    case "nothing":
      return view(t.noChanges);
    case "problems":
      return { ...view(t.problems), problems: problemViews(outcome.problems, session.context(locale)) };
    case "conflicts":
      return view(t.conflictsFirst);
    case "build-failed":
      return view(t.buildFailed, outcome.output);
    case "restart-failed":
      return view(outcome.earlierSiteIsServed ? t.restartFailed : t.restartUncertain, outcome.reason);
    default:
      return outcome satisfies never;
  }
}

export function stateRoutes(app: EditorApp, session: Session): void {
  app.get("/state", (request) => request.json(stateView(session, localeOf(request))));
  app.get("/changes", (request) => request.json(changesView(session, localeOf(request))));
  app.get("/section", (request) => {
    const context = session.context(localeOf(request));
    return request.json(viewOf(sectionNamed(session, request.req.query("id")), context));
  });
  app.get("/search", (request) => {
    const found: readonly Found[] = findTexts(
      request.req.query("q") ?? "",
      session.context(localeOf(request)),
    );
    return request.json(found);
  });
  app.post("/publish", async (request) =>
    request.json(outcomeView(await session.publish(), session, localeOf(request))),
  );
}
