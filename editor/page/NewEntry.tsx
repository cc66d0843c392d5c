/** The forms of what is more than an entry of a list: a case study, an option, a video. */
import { useState } from "react";
import { languageTag, locales } from "#app/i18n/locales.ts";
import { linkTo } from "./route.ts";
import { post, t } from "./server.ts";

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? "");

/** `send`: sends what the form says. */
function EntryForm(props: {
  label: string;
  children?: React.ReactNode;
  send: (data: FormData) => ReturnType<typeof post<{ section?: string; problem?: string }>>;
}) {
  const [problem, setProblem] = useState("");
  return (
    <form
      className="group flex flex-wrap items-end gap-3"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        setProblem(t.saving);
        const { status, data } = await props.send(new FormData(form));
        setProblem(status === 200 ? "" : (data.problem ?? t.notSaved));
        if (status !== 200) return;
        form.reset();
        if (data.section !== undefined) location.hash = linkTo(data.section);
      }}
    >
      <label className="grow">
        {props.label}
        <input className="box" name="name" required autoComplete="off" />
      </label>
      {props.children}
      <button type="submit" className="main">
        {t.create}
      </button>
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
      <select className="box" name="where" aria-label={t.preview}>
        {places.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select className="box w-24" name="language" aria-label="Langue / Language">
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languageTag[locale]}
          </option>
        ))}
      </select>
      <input type="file" name="file" accept="video/*" required aria-label={t.newVideo} />
      <p className="text-sm text-ink-2">{t.videoBusy}</p>
    </EntryForm>
  );
}

export function NewEntry({ section, reload }: { section: string; reload: () => void }) {
  const [, slug] = /^portfolio\/(.+)\/project$/.exec(section) ?? [];
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
          reload();
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
          const { status } = await post("project/remove", { slug });
          if (status === 200) location.hash = linkTo("portfolio/order");
        }}
      >
        {t.remove}
      </button>
    </p>
  );
}
