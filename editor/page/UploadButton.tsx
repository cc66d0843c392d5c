import { startTransition, useActionState } from "react";
import { post, problemOf, t } from "./server.ts";

type Props = {
  readonly to: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly accept: string;
  readonly label: string;
  readonly text?: string;
  /** `name`: of the file that is stored. */
  readonly done?: (name: string) => void;
};

/** Sends a file as soon as it is chosen, and says why it was not taken. */
export function UploadButton({ to, parameters = {}, accept, label, text = t.replace, done }: Props) {
  const [problem, send, isSending] = useActionState<string | null, File>(async (_, file) => {
    const asked = { name: file.name, ...parameters };
    const reply = await post<{ name: string; problem?: string; warning?: string }>(to, file, {
      parameters: asked,
    });
    if (reply.status === 200) done?.(reply.data.name);
    return reply.data.warning ?? problemOf(reply);
  }, null);
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
            const file = target.files?.[0];
            if (file !== undefined) startTransition(() => send(file));
            target.value = "";
          }}
        />
      </label>
      <span role="status" className="note ml-2">
        {problem === "" && t.received}
      </span>
      {problem !== null && problem !== "" && (
        <span role="alert" className="problem block">
          {problem}
        </span>
      )}
    </span>
  );
}
