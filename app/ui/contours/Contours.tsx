type Drawing = "hero" | "island" | "summit" | "divider";

/** The drawing beside a page's title: the page's own, or the summit for pages without one. */
export type PageDrawing =
  | "services"
  | "showcase"
  | "ecommerce"
  | "pricing"
  | "about"
  | "contact"
  | "seo"
  | "audit"
  | "reservation"
  | "maintenance"
  | "assistance"
  | "optimisation"
  | "missing"
  | "summit";

/**
 * The drawing behind a section, whose parent is `relative isolate`. Animated once, unless `still`. If `withLandscape`, a
 * script replaces it by the ground that it shows (`app/browser/landscape/`).
 */
export function Contours(props: {
  drawing: Drawing;
  still?: boolean;
  withLandscape?: boolean;
  className?: string;
}) {
  const variant = props.drawing === "hero" ? "" : ` contours-${props.drawing}`;
  const motion = props.still ? "" : " contours-moving";
  return (
    <div
      aria-hidden="true"
      className={`contours${variant}${motion} ${props.className ?? ""}`}
      data-landscape={props.withLandscape ? "" : undefined}
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
