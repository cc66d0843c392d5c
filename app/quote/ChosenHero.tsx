import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { AgencyView } from "./agency-view.ts";
import type { AdvisedType } from "./contact-links.ts";
import { PricingHero } from "./PricingHero.tsx";

/** The element around the page's first screen, which is no part of the island. */
export const heroId = "pricing-hero";

/**
 * Replaces the page's first screen while the chosen kind of project is priced differently from the one that the page was
 * rendered for.
 */
export function ChosenHero(props: {
  advised: AdvisedType | null;
  rendered: AdvisedType | null;
  agency: AgencyView;
}) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  /** The height of the first screen before a change, in CSS pixels. */
  const height = useRef<number | null>(null);
  const changed = props.advised !== props.rendered;

  useEffect(() => setPlace(document.getElementById(heroId)), []);

  useLayoutEffect(() => {
    if (place === null) return;
    place.firstElementChild?.toggleAttribute("hidden", changed);
    // What was pressed stays where it is: browsers with scroll anchoring see to that themselves, WebKit does not.
    if (CSS.supports("overflow-anchor", "auto")) return;
    const { offsetHeight } = place;
    if (height.current !== null) scrollBy({ top: offsetHeight - height.current, behavior: "instant" });
    height.current = offsetHeight;
  }, [place, changed]);

  if (!changed || place === null) return null;
  return createPortal(<PricingHero advised={props.advised} agency={props.agency} />, place);
}
