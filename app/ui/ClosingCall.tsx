import type { ReactNode } from "react";
import { Emphasis } from "./Emphasis.tsx";
import "./closing-call.css";

/**
 * The end of a page: one thing to do. `figure`: a drawing or a portrait, after the words or, with `first`, before them; without one the title
 * has a column of its own. On the accent's ground if `accented`.
 */
export function ClosingCall(props: {
  id: string;
  title: string;
  text: string;
  accented?: boolean;
  figure?: ReactNode;
  first?: boolean;
  children: ReactNode;
}) {
  const { accented, figure, first } = props;
  const look = `${accented ? "accent-palette closing-accented" : ""} ${first ? "closing-first" : ""} ${figure ? "" : "closing-bare"}`;
  return (
    <section aria-labelledby={props.id} className={`closing ${look}`} data-screen-only>
      <div className="wide">
        <div>
          <h2 id={props.id} className="text-hero">
            <Emphasis text={props.title} />
          </h2>
          <div>
            <p className="text-lead">{props.text}</p>
            <div className="mt-8 flex flex-wrap gap-4">{props.children}</div>
          </div>
        </div>
        {figure}
      </div>
    </section>
  );
}
