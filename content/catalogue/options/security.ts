import type { Option, OptionKey } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";
import { figures } from "#content/figures.ts";
import { ifOffered, offers } from "#content/offered.ts";

const { bronze, silver, gold } = figures.maintenance;

/**
 * The prices are invented: replace them, then delete this export. Maintenance, firewall and backups
 * are inside the published range for hosting and maintenance (30 to 500 euros).
 * @sample
 */
export const sample = true;

export const securityOptions = {
  two_factor_auth: {
    category: "security",
    price: { kind: "oneOff", amount: euros(240) },
    contract: false,
    name: { "fr-fr": "Double authentification", "en-en": "Two-factor authentication" },
    description: {
      "fr-fr": `Un mot de passe volé ne suffit plus : il faut aussi un code à usage unique. Pour ce que vous gérez vous-même (boutique, ${ifOffered("reservation", "agenda, ")}textes et photos) ; comprise dans Pro et Pro Plus.`,
      "en-en": `Signing in takes a one-time code as well as the password. For what you manage yourself (shop, ${ifOffered("reservation", "calendar, ")}copy and photographs); included in Pro and Pro Plus.`,
    },
    searchWords: {
      "fr-fr":
        "mot de passe, 2FA, connexion sécurisée, code par SMS, authentification à deux facteurs, compte, accès",
      "en-en": "password, 2FA, MFA, secure login, two-step verification, multi-factor, login, account",
    },
  },
  firewall: {
    category: "security",
    price: { kind: "yearly", amount: euros(180) },
    contract: false,
    name: { "fr-fr": "Pare-feu applicatif", "en-en": "Web application firewall" },
    description: {
      "fr-fr":
        "Un filtre placé devant votre site arrête les robots malveillants et les tentatives d'intrusion. Ses règles sont tenues à jour toute l'année.",
      "en-en":
        "A filter in front of your site stops malicious bots and break-in attempts. Its rules are kept up to date all year.",
    },
    searchWords: {
      "fr-fr":
        "piratage, pirates, hackers, attaque, virus, antivirus, intrusion, protection, cybersécurité, spam, sécurité",
      "en-en":
        "hacking, hackers, hacked, attack, virus, antivirus, malware, protection, cybersecurity, spam, WAF, security",
    },
  },
  backup_setup: {
    category: "security",
    price: { kind: "oneOff", amount: euros(190) },
    contract: false,
    name: { "fr-fr": "Sauvegardes automatiques", "en-en": "Automatic backups" },
    description: {
      "fr-fr":
        "Dans tous les packs, le site envoie chaque nuit une copie complète et chiffrée sur un autre serveur. Avec la maintenance, nous surveillons ces copies et les restaurons au besoin.",
      "en-en":
        "In every pack, the site sends a full, encrypted copy to another server each night. With maintenance, we watch over these copies and restore one when needed.",
    },
    searchWords: {
      "fr-fr": "sauvegarde, copie de sécurité, restauration, backup, récupération",
      "en-en": "backup, back up, restore, recovery, disaster, copy of the site",
    },
  },
  gdpr_compliance: {
    category: "security",
    price: { kind: "oneOff", amount: euros(450) },
    contract: false,
    name: {
      "fr-fr": "Bandeau et registre RGPD sur mesure",
      "en-en": "GDPR banner and records written for you",
    },
    description: {
      "fr-fr":
        "En plus des mentions légales comprises dans tous les packs : bandeau de consentement, registre des traitements et durées de conservation, rédigés pour votre activité.",
      "en-en":
        "On top of the legal notice and privacy page in every pack: a consent banner, a record of processing and retention periods, written for your business.",
    },
    searchWords: {
      "fr-fr":
        "cookies, bandeau de cookies, mentions légales, données personnelles, confidentialité, CNIL, conformité, juridique, consentement",
      "en-en":
        "cookies, cookie banner, legal notice, personal data, privacy policy, compliance, consent, CNIL, data protection",
    },
  },
  kyc_verification: {
    category: "security",
    price: { kind: "onQuote" },
    contract: true,
    needs: ["gdpr_compliance"],
    name: { "fr-fr": "Vérification d'identité (KYC)", "en-en": "Identity verification (KYC)" },
    description: {
      "fr-fr":
        "Vos clients prouvent leur identité en ligne, pièce officielle à l'appui, auprès d'un prestataire spécialisé que nous raccordons à votre site.",
      "en-en":
        "Your customers prove their identity online, with an official document, through a specialist provider that we connect to your site.",
    },
    searchWords: {
      "fr-fr":
        "pièce d'identité, carte d'identité, passeport, contrôle d'identité, vérifier l'âge, justificatif",
      "en-en":
        "identity check, ID card, ID check, passport, age verification, proof of identity, know your customer",
    },
  },
  maintenance_bronze: {
    withdrawn: !offers("maintenance"),
    category: "security",
    price: { kind: "monthly", amount: euros(49) },
    contract: true,
    family: "maintenance",
    name: { "fr-fr": "Maintenance Bronze", "en-en": "Bronze maintenance" },
    description: {
      "fr-fr": `Hébergement, mises à jour, sécurité, surveillance, dépannages, urgences 7 jours sur 7 et ${bronze} modifications mineures par mois : un horaire, une photo, un tarif.`,
      "en-en": `Hosting, updates, security, monitoring, repairs, emergencies 7 days a week and ${bronze} minor changes a month: opening hours, a photo, a price.`,
    },
    searchWords: {
      "fr-fr":
        "mises à jour, hébergement, hébergeur, serveur, dépannage, assistance, support, entretien, modifications, forfait, infogérance, sécurité",
      "en-en": "updates, hosting, host, server, repairs, support, help, care plan, changes, upkeep, security",
    },
  },
  maintenance_silver: {
    withdrawn: !offers("maintenance"),
    category: "security",
    price: { kind: "monthly", amount: euros(149) },
    contract: true,
    family: "maintenance",
    name: { "fr-fr": "Maintenance Silver", "en-en": "Silver maintenance" },
    description: {
      "fr-fr": `Hébergement, mises à jour, sécurité, surveillance, dépannages, urgences 7 jours sur 7 et ${silver} modifications mineures par mois, pour un site qui suit vos saisons et vos promotions.`,
      "en-en": `Hosting, updates, security, monitoring, repairs, emergencies 7 days a week and ${silver} minor changes a month, for a site that follows your seasons and your offers.`,
    },
    searchWords: {
      "fr-fr":
        "mises à jour, hébergement, hébergeur, serveur, dépannage, assistance, support, entretien, modifications, forfait, infogérance, sécurité",
      "en-en": "updates, hosting, host, server, repairs, support, help, care plan, changes, upkeep, security",
    },
  },
  maintenance_gold: {
    withdrawn: !offers("maintenance"),
    category: "security",
    price: { kind: "monthly", amount: euros(490) },
    contract: true,
    family: "maintenance",
    name: { "fr-fr": "Maintenance Gold", "en-en": "Gold maintenance" },
    description: {
      "fr-fr": `Hébergement, mises à jour, sécurité, surveillance, dépannages, urgences 7 jours sur 7 et ${gold} modifications mineures par mois : une équipe web, sans que vous ayez à embaucher.`,
      "en-en": `Hosting, updates, security, monitoring, repairs, emergencies 7 days a week and ${gold} minor changes a month: a web team on call, with nobody to hire.`,
    },
    searchWords: {
      "fr-fr":
        "mises à jour, hébergement, hébergeur, serveur, dépannage, assistance, support, entretien, modifications, forfait, infogérance, webmaster, sécurité",
      "en-en":
        "updates, hosting, host, server, repairs, support, help, care plan, changes, upkeep, webmaster, security",
    },
  },
} satisfies Partial<Record<OptionKey, Option>>;
