type Drawing = "hero" | "island" | "summit" | "divider";

/** The drawing beside a page's title: the page's own, or the summit for pages without one. */
export type PageDrawing =
  | "services"
  | "showcase"
  | "ecommerce"
  | "portfolio"
  | "pricing"
  | "about"
  | "contact"
  | "seo"
  | "audit"
  | "reservation"
  | "maintenance"
  | "assistance"
  | "optimisation"
  | "summit";

/**
 * The drawing behind a section, whose parent is `relative isolate`. Animated once, unless `still`. If `live`, a script
 * replaces it by the ground that it shows (`app/browser/relief/`).
 */
export function Relief(props: { drawing: Drawing; still?: boolean; live?: boolean; className?: string }) {
  const variant = props.drawing === "hero" ? "" : ` relief-${props.drawing}`;
  const motion = props.still ? "" : " relief-moving";
  return (
    <div
      aria-hidden="true"
      className={`relief${variant}${motion} ${props.className ?? ""}`}
      data-relief={props.live ? "" : undefined}
    >
      <div />
    </div>
  );
}

/** The drawing of a page's first screen: right of the text, or faint behind its beginning where there is no room. */
export function PageRelief({ drawing }: { drawing: PageDrawing }) {
  const ink = drawing === "summit" ? "" : " relief-two-inks";
  return (
    <div aria-hidden="true" className={`relief relief-${drawing} relief-moving relief-page${ink}`}>
      <div />
    </div>
  );
}

export function ReliefDivider() {
  return (
    <div className="relative isolate h-30">
      <Relief drawing="divider" still />
    </div>
  );
}
