/** The controls of what is uploaded: a portrait, a font. */
import { useState } from "react";
import type { ControlProps } from "./Control.tsx";
import { address, t } from "./server.ts";
import { UploadButton } from "./UploadButton.tsx";

export function Portrait({ form, name, place }: ControlProps) {
  const [version, setVersion] = useState(0);
  return (
    <div className="flex items-center gap-3">
      {form !== "" && (
        <img
          className="h-24 w-auto"
          src={address("file", { file: `content/portraits/${form}`, v: String(version) })}
          alt=""
        />
      )}
      <UploadButton
        to="portrait"
        parameters={place}
        accept=".webp,.png,.jpg,.jpeg,.heic"
        label={name}
        done={() => setVersion(version + 1)}
      />
    </div>
  );
}

export function Font({ field, form, change, name, id }: ControlProps) {
  return (
    <div className="flex gap-2">
      <input
        id={id}
        className="box"
        value={String(form)}
        aria-label={name}
        onChange={({ target }) => change(target.value)}
      />
      <UploadButton
        to="font"
        accept=".woff2,.woff,.ttf,.otf"
        label={field.label}
        text={t.otherFont}
        done={(file) => change(file, true)}
      />
    </div>
  );
}
