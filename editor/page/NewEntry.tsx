/** The forms of what is more than an entry of a list: a case study, an option, a video. */
import { startTransition, useActionState } from "react";
import { projectOf } from "#app/content/edited-sections.ts";
import { locales } from "#app/i18n/locales.ts";
import { languageNames } from "../words.ts";
import { linkTo } from "./route.ts";
import { act } from "./saving.ts";
import { post, problemOf, t } from "./server.ts";

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? "");

/** `send`: sends what the form says. */
function EntryForm(props: {
  label: string;
  /** What is said while it is sent, if that takes long. */
  busy?: string;
  children?: React.ReactNode;
  send: (data: FormData) => ReturnType<typeof post<{ section?: string; field?: string; problem?: string }>>;
}) {
  const [problem, send, isSending] = useActionState(async (_: string, form: HTMLFormElement) => {
    const reply = await props.send(new FormData(form));
    const { section, field } = reply.data;
    if (reply.status === 200) form.reset();
    if (section !== undefined) location.hash = linkTo(section, field);
    return problemOf(reply);
  }, "");
  return (
    <form
      className="group card flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        // Not as its action, which would empty it when it is refused too.
        startTransition(() => send(form));
      }}
    >
      <label className="grow">
        {props.label}
        <input className="box" name="name" required autoComplete="off" />
      </label>
      {props.children}
      <button type="submit" className="main" disabled={isSending}>
        {t.create}
      </button>
      <p role="status" className="note">
        {isSending && (props.busy ?? t.status.saving)}
      </p>
      <p role="alert" className="problem w-full">
        {problem}
      </p>
    </form>
  );
}

const places = Object.entries(t.videoPlaces);

function VideoForm() {
  return (
    <EntryForm
      label={t.newVideo}
      busy={t.videoBusy}
      send={(data) => {
        const file = data.get("file") as File;
        const parameters = {
          ...{ name: textOf(data, "name"), where: textOf(data, "where") },
          language: textOf(data, "language"),
          file: file.name,
        };
        return post("video", file, { parameters });
      }}
    >
      <label className="grow">
        {t.videoPlace}
        <select className="box" name="where">
          {places.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.videoLanguage}
        <select className="box" name="language">
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </select>
      </label>
      <label className="w-full">
        {t.videoFile}
        <input type="file" name="file" accept="video/*" required className="box" />
      </label>
    </EntryForm>
  );
}

export function NewEntry({ section, reload }: { section: string; reload: () => Promise<unknown> }) {
  const slug = projectOf(section);
  if (section === "portfolio/order")
    return (
      <EntryForm label={t.newProject} send={(data) => post("project", { name: textOf(data, "name") })} />
    );
  if (section === "videos/videos") return <VideoForm />;
  if (section.startsWith("catalogue/options/"))
    return (
      <EntryForm
        label={t.newOption}
        send={async (data) => {
          const reply = await post<{ problem?: string }>("option", { section, name: textOf(data, "name") });
          await reload();
          return reply;
        }}
      />
    );
  if (slug === undefined) return null;
  return (
    <p className="row">
      <button
        type="button"
        className="small"
        onClick={async () => {
          const reply = await act("project/remove", { slug });
          if (reply?.status === 200) location.hash = linkTo("portfolio/order");
        }}
      >
        {t.removeProject}
      </button>
    </p>
  );
}
