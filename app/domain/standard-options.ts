/**
 * The options that every agency's catalogue describes, in the order of a quote's lines: pages, prices and documents name some
 * of them. One that is not sold is `retired` there. An agency adds its own in `content/catalogue/options/`, without code.
 */
export const standardOptions = [
  "multipage_site",
  "video_shooting",
  "photo_shooting",
  "seo_optimization",
  "advanced_form",
  "sales_funnel",
  "professional_email",
  "blog_seo",
  "google_ads",
  "branding_basic",
  "branding_premium",
  "menu_mega",
  "dark_mode",
  "accessibility_aa",
  "accessibility_aaa",
  "3d_models",
  "vr_ar",
  "multilingual_structure",
  "translation_ai",
  "chatbot_faq",
  "chatbot_ai",
  "two_factor_auth",
  "seo_technical",
  "firewall",
  "backup_setup",
  "gdpr_compliance",
  "kyc_verification",
  "maintenance_bronze",
  "maintenance_silver",
  "maintenance_gold",
  "ga4_basic",
  "heatmaps",
  "ab_testing",
  "monthly_reports",
  "quarterly_reports",
  "pack_ecommerce",
  "pack_reservation",
  "migration_multipage",
  "pwa",
] as const;

/** The packs that the program knows by their keys, as texts and tests name them: each may be retired, and others added. */
export const standardPacks = ["start", "advanced", "pro", "pro-plus"] as const;
