// The sample's team at one table, from left to right: what differs between the figures that portraits.mjs draws. They show no real
// people. Lengths are in units of a portrait, which is 800 wide and 1000 high; x is from its middle.

/**
 * @typedef {object} Person
 * @property {string} file The file's name in content/portraits.
 * @property {number} seed Of the curls.
 * @property {object} head Its place, size and turn (`placed` in solid.mjs).
 * @property {readonly [x: number, y: number]} gaze Where the eyes look, from -1 to 1.
 * @property {"round" | "short" | "long" | "bun" | "locks"} hair
 * @property {readonly string[]} skin From the shade to the light, as `hairTones` and `cloth`.
 * @property {readonly string[]} hairTones
 * @property {readonly string[]} cloth
 * @property {string} lips
 * @property {"short"} [sleeves] Long without it.
 * @property {number} shoulders Half their width.
 * @property {number} chest Where the shoulders are: x.
 * @property {readonly (readonly number[])[][]} arms Each from the shoulder to the elbow to the hand.
 * @property {readonly object[]} tools What is in the hands and on the table.
 * @property {boolean} [beard]
 * @property {boolean} [glasses]
 */

/** @type {readonly Person[]} */
export const people = [
  {
    file: "maelle-ferrand",
    skin: ["#4a2a1c", "#774630", "#a56a4a", "#c98d68"],
    lips: "#8c4334",
    hairTones: ["#17110e", "#2a1e18", "#46342a"],
    cloth: ["#8f8577", "#b9ad9c", "#ddd2c2", "#f5f1ea"],
    seed: 7,
    head: { at: [24, 330, 20], scale: 1.14, yaw: 0.5, pitch: 0.06, roll: 0.06 },
    gaze: [0.5, 0.1],
    hair: "round",
    shoulders: 182,
    chest: -10,
    arms: [
      [
        [-176, 560, -20],
        [-250, 715, 60],
        [-70, 742, 190],
      ],
      [
        [160, 560, -20],
        [262, 700, 70],
        [165, 722, 200],
      ],
    ],
    tools: [
      { is: "paper", at: [50, 764, 225], size: [150, 100], yaw: -0.2 },
      { is: "pen", from: [112, 752, 262], to: [206, 640, 196] },
    ],
  },
  {
    file: "loic-cadasse",
    skin: ["#2f1a12", "#522f20", "#774a34", "#9a684c"],
    lips: "#6b3427",
    hairTones: ["#0f0c0b", "#1f1815", "#352923"],
    cloth: ["#3f4a45", "#5c6b63", "#7d8d83", "#a0ada3"],
    sleeves: "short",
    seed: 12,
    head: { at: [-30, 276, 0], scale: 1.12, yaw: 0.4, pitch: 0.34, roll: -0.05 },
    gaze: [0.4, 0.7],
    hair: "short",
    shoulders: 212,
    chest: -14,
    beard: true,
    arms: [
      [
        [-214, 500, -30],
        [-256, 690, 20],
        [-130, 742, 150],
      ],
      [
        [186, 500, -20],
        [262, 660, 80],
        [150, 540, 190],
      ],
    ],
    tools: [{ is: "phone", at: [140, 470, 226], yaw: -0.45, pitch: -0.1, roll: 0.14 }],
  },
  {
    file: "aissa-belrose",
    skin: ["#38200f", "#5f371f", "#8a5634", "#b07a52"],
    lips: "#7d3a2b",
    hairTones: ["#120d0b", "#241a15", "#3d2d24"],
    cloth: ["#8f2d15", "#c63f20", "#ff5a36", "#ff8264"],
    seed: 23,
    head: { at: [0, 352, 30], scale: 1.12, yaw: -0.14, pitch: 0.3, roll: 0.02 },
    gaze: [0, 0.6],
    hair: "bun",
    glasses: true,
    shoulders: 174,
    chest: 0,
    arms: [
      [
        [-166, 575, -20],
        [-250, 715, 60],
        [-90, 735, 120],
      ],
      [
        [166, 575, -20],
        [250, 715, 60],
        [90, 735, 120],
      ],
    ],
    tools: [{ is: "laptop", at: [0, 742, 262] }],
  },
  {
    file: "yannis-montout",
    skin: ["#26150e", "#46281b", "#693f2c", "#8b5b42"],
    lips: "#5e2e24",
    hairTones: ["#0e0b0a", "#1c1512", "#31251f"],
    cloth: ["#6b5335", "#957548", "#bd9a66", "#dcc091"],
    sleeves: "short",
    seed: 31,
    head: { at: [24, 300, 10], scale: 1.13, yaw: -0.56, pitch: 0.12, roll: 0.1 },
    gaze: [-0.6, 0.2],
    hair: "locks",
    shoulders: 204,
    chest: 30,
    arms: [
      [
        [-172, 525, -20],
        [-226, 735, 110],
        [-50, 500, 134],
      ],
      [
        [214, 525, -30],
        [258, 700, 50],
        [100, 738, 190],
      ],
    ],
    tools: [
      { is: "paper", at: [70, 766, 235], size: [120, 84], yaw: 0.25 },
      { is: "mug", at: [262, 722, 210] },
    ],
  },
  {
    file: "coralie-saint-ange",
    skin: ["#5d3826", "#8c5a3f", "#bb8260", "#dca882"],
    lips: "#a04c3b",
    hairTones: ["#1c1009", "#3a2214", "#5c3a24"],
    cloth: ["#332a2c", "#4f4245", "#6e5e61", "#917f82"],
    seed: 44,
    head: { at: [-22, 325, 20], scale: 1.18, yaw: -0.16, pitch: -0.02, roll: -0.16 },
    gaze: [0.1, 0],
    hair: "long",
    shoulders: 178,
    chest: 0,
    arms: [
      [
        [-166, 575, -20],
        [-258, 705, 70],
        [-50, 742, 190],
      ],
      [
        [172, 575, -20],
        [262, 700, 80],
        [122, 430, 104],
      ],
    ],
    tools: [{ is: "phone", at: [112, 352, 96], yaw: 0.75, pitch: 0.1, roll: -0.2 }],
  },
];
