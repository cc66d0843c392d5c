import { placeWords } from "#content/place.ts";

const { ofHere, region, ofRegion } = placeWords["fr-fr"];
export const ecommerce = {
  "hero.title": "Une boutique en ligne pour vendre *d'île en île*.",
  "hero.lead": `Pour les commerces et les producteurs ${ofHere} et ${ofRegion} : avant l'ouverture, nous préparons avec vous la livraison par territoire, l'octroi de mer, le stock et le paiement.`,
  "fact.price": "Prix",
  "fact.price.value": "{from} à {to}",
  "fact.time": "Délai",
  "fact.time.value": "{from} à {to} mois",
  "fact.products": "Pack e-commerce",
  "fact.products.value": "jusqu'à {products} produits",
  "hero.contact": "Demander un devis",
  "hero.work": "Voir des boutiques",

  "realities.title": "Quatre questions à régler *avant d'ouvrir*",
  "realities.text": `Ce qu'une boutique toute faite ne règle pas quand on vend depuis ${region}.`,
  "realities.shipping.title": "La livraison",
  "realities.shipping.problem":
    "Un colis pour Basse-Terre et un colis pour Lyon n'ont ni le même prix ni le même délai.",
  "realities.shipping.answer":
    "Un tarif et un délai par territoire, affichés avant le paiement. Si vous avez un magasin, vos clients peuvent aussi y retirer leurs commandes.",
  "realities.dues.title": "L'octroi de mer",
  "realities.dues.problem":
    "Un client qui découvre une taxe à la livraison ne commande pas une seconde fois.",
  "realities.dues.answer": "Chaque prix dit ce qu'il comprend, selon la destination.",
  "realities.stock.title": "Le stock",
  "realities.stock.problem":
    "Le réassort arrive par bateau. Vendre en ligne ce qui vient de quitter le rayon vous coûte un client.",
  "realities.stock.answer":
    "Une alerte avant la rupture, une vraie date de retour en stock et, si nous relions votre caisse, un seul stock pour le magasin et le site.",
  "realities.payment.title": "Le paiement",
  "realities.payment.problem": "Une étape de trop, une carte refusée sans explication, et le client renonce.",
  "realities.payment.answer":
    "Une page de paiement courte et sûre, qui garde le panier, explique le refus et permet d'essayer une autre carte.",

  "work.title": "Des boutiques *de notre portfolio*",

  "pack.title": "Le pack *e‑commerce*",
  "pack.count": "produits maximum dans le pack",
  "pack.price": "{from} à {to}",
  "pack.range":
    "Sur devis, selon le nombre de produits (jusqu'à {products}), les territoires livrés et les outils à relier.",
  "pack.contents": "Ce que comprend le pack",
  "pack.more":
    "Au-delà de {products} produits, vous ajoutez les autres vous-même, ou nous chiffrons leur saisie.",
  "pack.others": "Les autres services",
  "pack.action": "Demander un devis",

  "benefits.title": "Ce que la boutique fait à votre place",
  "benefits.1.title": "Elle prend les commandes quand le magasin est fermé",
  "benefits.1.text": "La nuit, le dimanche, pendant le carnaval : vous n'avez plus qu'à préparer les colis.",
  "benefits.2.title": "Elle vend aux îles voisines",
  "benefits.2.text":
    "Chaque territoire que prévoit votre devis a son tarif et son délai de livraison, et ses habitants commandent chez vous.",
  "benefits.3.title": "Elle compte vos ventes",
  "benefits.3.text":
    "Les ventes par produit et par territoire, pour savoir quoi charger dans le prochain conteneur.",
  "benefits.4.title": "Elle répond aux questions",
  "benefits.4.text": "Prix, stock, délai, suivi de commande : le client trouve tout sans vous appeler.",

  "delivery.title": "Ouverte en *{from} à {to} mois*",
  "delivery.months": "Mois",
  "delivery.1.title": "Le cadrage",
  "delivery.1.text":
    "Vos produits, vos transporteurs, vos taxes, vos clients, écrits sur une page que vous validez.",
  "delivery.2.title": "La boutique",
  "delivery.2.text": "Fiches, panier, paiement : dessinés, construits, essayés sur de vraies commandes.",
  "delivery.3.title": "L'ouverture",
  "delivery.3.text": "Catalogue en ligne, équipe formée, premières expéditions suivies ensemble.",

  "faq.title": "Questions de commerçants",

  "call.title": "Dites-nous ce que *vous vendez*",
  "call.text": `Quelques lignes sur vos produits et vos destinations suffisent.`,
  "call.contact": "Demander un devis",
  "call.chat": "Écrire sur WhatsApp",
  "call.chat.message": "Bonjour, j'aimerais parler d'un projet de boutique en ligne.",
} as const;
