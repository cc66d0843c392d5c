// The sample's portraits: what differs between the heads that portraits.mjs draws. They show no real people. Lengths are in
// units of the picture, which is 800 wide and 1000 high.

/**
 * @typedef {object} Person
 * @property {string} file The file's name in content/portraits.
 * @property {number} seed Of the curls.
 * @property {number} turn How far nose and mouth are from the middle of the face: negative to the left.
 * @property {readonly [width: number, height: number]} head Half its width and height.
 * @property {"round" | "short" | "long" | "bun" | "locks"} hair
 * @property {number} shoulders Half their width.
 * @property {boolean} [beard]
 * @property {boolean} [glasses]
 */

/** @type {readonly Person[]} */
export const people = [
  { file: "maelle-ferrand", seed: 7, turn: 20, head: [150, 218], hair: "round", shoulders: 520 },
  { file: "loic-cadasse", seed: 12, turn: -24, head: [156, 214], hair: "short", shoulders: 600, beard: true },
  { file: "aissa-belrose", seed: 23, turn: 14, head: [146, 208], hair: "bun", shoulders: 490, glasses: true },
  { file: "yannis-montout", seed: 31, turn: 26, head: [158, 222], hair: "locks", shoulders: 590 },
  { file: "coralie-saint-ange", seed: 44, turn: -18, head: [146, 212], hair: "long", shoulders: 480 },
];
