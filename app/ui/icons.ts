/**
 * The icons of the site: our name for each, and Tabler's. `icons.svg` beside this file holds their drawings, made by
 * `npm run studio -- icons` after a change here.
 */
export const icons = {
  alert: "alert-circle",
  "arrow-left": "arrow-left",
  "arrow-right": "arrow-right",
  "arrow-up-right": "arrow-up-right",
  check: "check",
  "chevron-down": "chevron-down",
  "chevron-left": "chevron-left",
  "chevron-right": "chevron-right",
  close: "x",
  download: "download",
  facebook: "brand-facebook",
  instagram: "brand-instagram",
  linkedin: "brand-linkedin",
  mail: "mail",
  map: "map-2",
  menu: "menu-2",
  moon: "moon",
  phone: "phone",
  play: "player-play",
  shield: "shield-check",
  sun: "sun-high",
  tiktok: "brand-tiktok",
  whatsapp: "brand-whatsapp",
  world: "world",
  x: "brand-x",
  youtube: "brand-youtube",
} as const;

export type IconName = keyof typeof icons;
