type Drawing = "hero" | "island" | "summit" | "divider";

/** The contour drawing behind a section; its parent is `relative isolate`, and the drawing fills it. */
export function Relief(props: { drawing: Drawing; className?: string }) {
  const variant = props.drawing === "hero" ? "" : `relief-${props.drawing}`;
  return <div aria-hidden="true" className={`relief -z-10 ${variant} ${props.className ?? ""}`} />;
}

/** The island's skyline between two sections. */
export function ReliefDivider() {
  return (
    <div className="relative isolate h-30">
      <Relief drawing="divider" />
    </div>
  );
}
