/**
 * The icons of the site: our name for each, and Tabler's. `icons.svg` beside this file holds their drawings, made by
 * `node studio/icons/icon-sprite.mjs` after a change here.
 */
export const icons = {
  alert: "AlertCircle",
  "arrow-left": "ArrowLeft",
  "arrow-right": "ArrowRight",
  "arrow-up-right": "ArrowUpRight",
  check: "Check",
  "chevron-down": "ChevronDown",
  "chevron-left": "ChevronLeft",
  "chevron-right": "ChevronRight",
  close: "X",
  download: "Download",
  facebook: "BrandFacebook",
  instagram: "BrandInstagram",
  linkedin: "BrandLinkedin",
  mail: "Mail",
  map: "Map2",
  menu: "Menu2",
  moon: "Moon",
  phone: "Phone",
  play: "PlayerPlay",
  shield: "ShieldCheck",
  sun: "SunHigh",
  tiktok: "BrandTiktok",
  whatsapp: "BrandWhatsapp",
  world: "World",
  x: "BrandX",
  youtube: "BrandYoutube",
} as const;

export type IconName = keyof typeof icons;
