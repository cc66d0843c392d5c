/** The drawing of the showcase page. */
import type { Field } from "../isolines.ts";
import { fractalNoise } from "../noise.ts";
import { type Box, contours, type Drawing, dots, hill, land, range, rounded, straight } from "./lines.ts";

const screen = [130, 240, 620, 440] as const satisfies Box;
const phone = [640, 430, 210, 400] as const satisfies Box;

/** The distance from a rounded box. */
const outside =
  ([left, top, width, height]: Box, radius: number): Field =>
  (x, y) => {
    const dx = Math.abs(x - left - width / 2) - width / 2 + radius;
    const dy = Math.abs(y - top - height / 2) - height / 2 + radius;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };

/** Contour lines that become a screen and a phone. */
export function showcase(seed: number): Drawing {
  const [far, near] = [outside(screen, 18), outside(phone, 30)];
  const around: Field = (x, y) => {
    const [a, b] = [far(x, y), near(x, y)];
    const distance = -26 * Math.log(Math.exp(-a / 26) + Math.exp(-b / 26));
    // Calm beside the frames, more and more of a landscape away from them.
    return distance + 1.3 * Math.max(0, distance) ** 0.8 * fractalNoise(x / 170, y / 170, 2, seed + 6);
  };
  const [left, top, width] = screen;
  const slope = land([hill([330, 520], 900, 100, 1.25), hill([480, 590], 560, 90, 1.3)]);
  const picture: Field = (x, y) =>
    slope(
      x + 24 * fractalNoise(x / 60, y / 60, 2, seed + 2),
      y + 24 * fractalNoise(x / 60, y / 60, 2, seed + 8),
    );
  const small = land([hill([752, 560], 800, 62, 1.3)]);
  const inScreen: Box = [left + 36, top + 176, 430, 264];
  const inPhone: Box = [phone[0] + 20, phone[1] + 60, phone[2] - 40, 150];
  const [x, y] = [phone[0] + 24, phone[1] + 250];
  return {
    fade: true,
    ink: [
      ...contours(around, [24, 52, 86, 126, 172, 224], {
        kindOf: (level) => (level > 100 ? "faint" : "line"),
        detail: 34,
      }),
      ...contours(picture, range(110, 800, 110), { box: inScreen, detail: 18 }),
      ...contours(small, range(150, 750, 150), { box: inPhone, detail: 16, shortest: 30 }),
      {
        kind: "coast",
        d: `M${left} ${top + 52}h${width}M${phone[0]} ${top + 440}h-492a18 18 0 0 1-18-18v-404a18 18 0 0 1 18-18h584a18 18 0 0 1 18 18v172`,
      },
      rounded("coast", phone, 30),
      dots(
        "point",
        [0, 1, 2].map((i) => [left + 30 + i * 24, top + 26]),
      ),
      straight(
        "index",
        [
          [left + 40, top + 96],
          [left + 330, top + 96],
        ],
        [
          [left + 40, top + 128],
          [left + 240, top + 128],
        ],
      ),
      straight(
        "index",
        [
          [x, y],
          [x + 150, y],
        ],
        [
          [x, y + 30],
          [x + 100, y + 30],
        ],
      ),
    ],
    accent: [
      straight("button", [
        [x + 16, y + 92],
        [x + 146, y + 92],
      ]),
      straight("button", [
        [left + 500, top + 112],
        [left + 570, top + 112],
      ]),
    ],
  };
}
