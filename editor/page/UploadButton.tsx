import { useState } from "react";
import { post, t } from "./server.ts";

type Props = {
  readonly to: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly accept: string;
  readonly label: string;
  readonly text?: string;
  readonly done?: (reply: { readonly name: string }) => void;
};

/** Sends a file as soon as it is chosen, and says why it was not taken. */
export function UploadButton({ to, parameters = {}, accept, label, text = t.replace, done }: Props) {
  const [problem, setProblem] = useState("");
  const [isDone, setDone] = useState(false);
  const [isSending, setSending] = useState(false);
  async function send(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setSending(true);
    setProblem("");
    setDone(false);
    try {
      const { status, data } = await post<{ name: string; problem?: string }>(to, file, {
        parameters: { name: file.name, ...parameters },
      });
      if (status === 200) {
        setDone(true);
        done?.(data);
      } else setProblem(data.problem ?? t.status.lost);
    } catch {
      setProblem(t.status.lost);
    }
    setSending(false);
  }
  return (
    <span>
      <label className="small inline-block cursor-pointer has-[:focus-visible]:outline-3">
        {isSending ? t.status.saving : text}
        <input
          type="file"
          className="sr-only"
          accept={accept}
          aria-label={label}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = "";
          }}
        />
      </label>
      <span role="status" className="note ml-2">
        {isDone && t.received}
      </span>
      {problem !== "" && (
        <span role="alert" className="problem block">
          {problem}
        </span>
      )}
    </span>
  );
}
