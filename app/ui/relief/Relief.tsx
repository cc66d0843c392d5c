type Drawing = "hero" | "island" | "summit" | "divider";

/** The drawing behind a section, whose parent is `relative isolate`. Animated once, unless `still`. */
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
