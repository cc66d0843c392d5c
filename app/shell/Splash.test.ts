import { expect, test } from "vitest";
import { splashSize } from "./Splash.tsx";

/** The width of a letter of the display font, in ems. */
const letterWidth = 0.56;

/** The width of the mark and the space behind it, in ems. */
const markWidth = 1.33;

test.each(["Alizé", "Anse-Bleue", "Vent-Debout", "Saint-Barth Web", "Studio Grande-Terre"])(
  "the splash shows %s in one line on a phone of 390 pixels",
  (name) => {
    const share = Number(/(\d+)vw/.exec(splashSize(name))?.[1] ?? 100);
    const size = Math.min(60, (390 * share) / 100);
    expect(size * (markWidth + letterWidth * name.length)).toBeLessThan(390 - 32);
  },
);
