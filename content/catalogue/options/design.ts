import type { Option, OptionKey } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";

/**
 * The prices are invented: replace them, then delete this export. They are inside the published range for graphic design (50 to
 * 5,000 euros).
 * @sample
 */
export const sample = true;

export const designOptions = {
  branding_basic: {
    category: "design",
    price: { kind: "oneOff", amount: euros(890) },
    contract: false,
    family: "branding",
    name: { "fr-fr": "Identité graphique essentielle", "en-en": "Essential brand identity" },
    description: {
      "fr-fr":
        "Un logo, une palette de couleurs et deux polices, avec les fichiers prêts pour le site, les réseaux sociaux et l'imprimeur.",
      "en-en":
        "A logo, a colour palette and two typefaces, with files ready for the site, social media and the printer.",
    },
    searchWords: {
      "fr-fr": "logotype, charte graphique, image de marque, couleurs, typographie, graphiste",
      "en-en": "logotype, visual identity, branding, colors, fonts, typography, graphic designer",
    },
  },
  branding_premium: {
    category: "design",
    price: { kind: "oneOff", amount: euros(2900) },
    contract: false,
    family: "branding",
    name: { "fr-fr": "Identité graphique complète", "en-en": "Complete brand identity" },
    description: {
      "fr-fr":
        "Votre marque de A à Z : logo et déclinaisons, couleurs, polices, papeterie et charte graphique.",
      "en-en": "Your brand from A to Z: logo and variants, colours, typefaces, stationery and a brand guide.",
    },
    searchWords: {
      "fr-fr":
        "logotype, charte graphique, image de marque, branding, graphiste, carte de visite, papier à en-tête",
      "en-en":
        "logotype, visual identity, branding, brand guidelines, style guide, graphic designer, business card, letterhead",
    },
  },
  menu_mega: {
    category: "design",
    price: { kind: "oneOff", amount: euros(390) },
    contract: false,
    needs: ["multipage_site"],
    name: { "fr-fr": "Méga-menu", "en-en": "Mega menu" },
    description: {
      "fr-fr":
        "Un grand menu illustré qui montre toutes vos rubriques d'un coup d'œil. Le visiteur arrive en un clic là où il voulait aller.",
      "en-en":
        "A large, illustrated menu that shows every section at a glance. Visitors get where they were going in one click.",
    },
    searchWords: {
      "fr-fr": "menu déroulant, navigation, sous-menus, arborescence",
      "en-en": "dropdown menu, drop-down menu, navigation, submenus, menu bar",
    },
  },
  dark_mode: {
    category: "design",
    price: { kind: "oneOff", amount: euros(290) },
    contract: false,
    name: { "fr-fr": "Mode sombre", "en-en": "Dark mode" },
    description: {
      "fr-fr":
        "Une seconde palette, sombre, dessinée pour votre marque. Elle suit le réglage de l'appareil ou le choix du visiteur.",
      "en-en":
        "A second, dark palette designed for your brand. It follows the device's setting or the visitor's choice.",
    },
    searchWords: {
      "fr-fr": "thème sombre, dark mode, mode nuit, fond noir",
      "en-en": "dark theme, night mode, black background, light and dark",
    },
  },
  accessibility_aa: {
    category: "design",
    price: { kind: "oneOff", amount: euros(690) },
    contract: false,
    family: "accessibility",
    name: { "fr-fr": "Accessibilité niveau AA", "en-en": "Level AA accessibility" },
    description: {
      "fr-fr":
        "Contrastes, clavier, lecteurs d'écran : chaque page est conçue puis vérifiée selon les règles internationales WCAG, niveau AA.",
      "en-en":
        "Contrast, keyboard, screen readers: every page is designed, then checked, against the international WCAG rules at level AA.",
    },
    searchWords: {
      "fr-fr": "handicap, handicapés, malvoyants, aveugles, RGAA, WCAG, daltoniens, contraste",
      "en-en": "disability, disabled, blind, visually impaired, accessible, ADA, WCAG, a11y, color blind",
    },
  },
  accessibility_aaa: {
    category: "design",
    price: { kind: "oneOff", amount: euros(1890) },
    contract: false,
    family: "accessibility",
    name: { "fr-fr": "Accessibilité niveau AAA", "en-en": "Level AAA accessibility" },
    description: {
      "fr-fr":
        "Le niveau AA sur tout le site, et les critères AAA partout où vos contenus le permettent : contrastes renforcés, textes simplifiés, aide à la saisie.",
      "en-en":
        "Level AA throughout, and the AAA criteria wherever your content allows: stronger contrast, simpler wording, help with every form.",
    },
    searchWords: {
      "fr-fr": "handicap, handicapés, malvoyants, aveugles, RGAA, WCAG, daltoniens, facile à lire",
      "en-en": "disability, disabled, blind, visually impaired, accessible, ADA, WCAG, a11y, easy to read",
    },
  },
  "3d_models": {
    category: "design",
    price: { kind: "onQuote" },
    contract: false,
    name: { "fr-fr": "Modèles 3D", "en-en": "3D models" },
    description: {
      "fr-fr":
        "Vos produits ou vos lieux modélisés en trois dimensions, à faire tourner et à agrandir dans la page, sans rien installer.",
      "en-en":
        "Your products or premises modelled in three dimensions, to rotate and enlarge right on the page, with nothing to install.",
    },
    searchWords: {
      "fr-fr":
        "trois dimensions, modélisation, configurateur de produit, vue à 360 degrés, maquette virtuelle",
      "en-en": "three-dimensional, modelling, modeling, product configurator, 360 view, rendering",
    },
  },
  vr_ar: {
    category: "design",
    price: { kind: "onQuote" },
    contract: false,
    needs: ["3d_models"],
    name: { "fr-fr": "Réalité virtuelle et augmentée", "en-en": "Virtual and augmented reality" },
    description: {
      "fr-fr":
        "Vos modèles 3D posés dans le salon du client, à travers son téléphone, ou visités de l'intérieur avec un casque.",
      "en-en":
        "Your 3D models placed in the customer's living room through a phone, or explored from inside with a headset.",
    },
    searchWords: {
      "fr-fr": "visite virtuelle, casque, VR, AR, 360 degrés, réalité augmentée, immersif, métavers",
      "en-en": "virtual tour, headset, VR, AR, 360 degrees, immersive, metaverse",
    },
  },
} satisfies Partial<Record<OptionKey, Option>>;
