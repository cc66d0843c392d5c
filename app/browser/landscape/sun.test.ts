import { expect, test } from "vitest";
import { hourIn, sunAt } from "./sun.ts";

test("the hour is the agency's, wherever the visitor is", () => {
  const moment = new Date("2026-11-27T02:30:00Z");
  expect(hourIn("America/Martinique", moment)).toBe(22.5);
  expect(hourIn("Indian/Reunion", moment)).toBe(6.5);
  expect(hourIn("UTC", new Date("2026-11-27T00:00:00Z"))).toBe(0);
});

test("the light comes from the east in the morning and from the west in the evening, warm at both ends", () => {
  const [morning, noon, evening] = [sunAt(6.5), sunAt(12), sunAt(17.5)];
  expect(morning.direction[0]).toBeGreaterThan(0.8);
  expect(evening.direction[0]).toBeLessThan(-0.8);
  expect(noon.direction[1]).toBeGreaterThan(0.5);
  expect(morning.warmth).toBeGreaterThan(0.5);
  expect(evening.warmth).toBeGreaterThan(0.5);
  expect(noon.warmth).toBeCloseTo(0, 1);
});

test("at any hour the light has length 1, comes from above, and at night it is dimmer and white", () => {
  for (let hour = 0; hour < 24; hour += 0.25) {
    const { direction, warmth, strength } = sunAt(hour);
    expect(Math.hypot(...direction)).toBeCloseTo(1);
    expect(direction[2]).toBeGreaterThan(0.3);
    const night = hour < 6 || hour >= 18;
    expect(strength < 1).toBe(night);
    if (night) expect(warmth).toBe(0);
  }
});
