import { logo } from "#content/logo.ts";

/** The agency's logo, in the colour of the text. */
export function LogoMark(props: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${logo.width} ${logo.height}`}
      className={props.className}
      fill="currentColor"
      aria-hidden="true"
    >
      <path fillRule={logo.fillRule} d={logo.path} />
    </svg>
  );
}
