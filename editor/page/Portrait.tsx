import { useState } from "react";
import type { ControlProps } from "./Control.tsx";
import { address, t } from "./server.ts";
import { UploadButton } from "./UploadButton.tsx";

export function Portrait({ field, form, change, name, place }: ControlProps) {
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
      {field.optional && form !== "" && (
        <button
          type="button"
          className="small"
          aria-label={`${t.end}: ${name}`}
          onClick={() => change("", true)}
        >
          {t.end}
        </button>
      )}
    </div>
  );
}
