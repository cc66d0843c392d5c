type Drawing = "island" | "summit" | "divider";

/** The drawing beside a page's title: the page's own, or the summit for pages without one. */
export type PageDrawing =
  | "services"
  | "about"
  | "seo"
  | "audit"
  | "reservation"
  | "maintenance"
  | "assistance"
  | "optimisation"
  | "missing"
  | "summit";

/** The drawing behind a section, whose parent is `relative isolate`. Animated once, unless `still`. */
export function Contours(props: { drawing: Drawing; still?: boolean; className?: string }) {
  const motion = props.still ? "" : " contours-moving";
  return (
    <div
      aria-hidden="true"
      className={`contours contours-${props.drawing}${motion} ${props.className ?? ""}`}
    >
      <div />
    </div>
  );
}

/** The drawing of a page's first screen: right of the text, or faint behind its beginning where there is no room. */
export function PageContours({ drawing, className = "" }: { drawing: PageDrawing; className?: string }) {
  const ink = drawing === "summit" ? "" : " contours-two-inks";
  return (
    <div
      aria-hidden="true"
      className={`contours contours-${drawing} contours-moving contours-page${ink} ${className}`}
    >
      <div />
    </div>
  );
}

/** A page's drawing on a part of another page that leads there. */
export function SectionDrawing({ drawing, className = "" }: { drawing: PageDrawing; className?: string }) {
  return (
    <div aria-hidden="true" className={`contours contours-${drawing} contours-two-inks ${className}`}>
      <div />
    </div>
  );
}

export function ContoursDivider() {
  return (
    <div className="relative isolate h-30">
      <Contours drawing="divider" still />
    </div>
  );
}
