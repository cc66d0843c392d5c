type Drawing = "hero" | "island" | "summit" | "divider";

/**
 * The contour drawing behind a section; its parent is `relative isolate`, and the drawing fills it. It draws itself
 * once, unless it is `still`: what stands below the first screen would be drawn before anybody sees it.
 */
export function Relief(props: { drawing: Drawing; still?: boolean; className?: string }) {
  const variant = props.drawing === "hero" ? "" : ` relief-${props.drawing}`;
  const motion = props.still ? "" : " relief-moving";
  return (
    <div aria-hidden="true" className={`relief${variant}${motion} ${props.className ?? ""}`}>
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
