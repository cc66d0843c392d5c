import type { Option, OptionKey } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";

/**
 * The prices are invented: replace them, then delete this export.
 * @sample
 */
export const sample = true;

export const aiOptions = {
  translation_ai: {
    category: "ai",
    price: { kind: "oneOff", amount: euros(390) },
    contract: false,
    needs: ["multilingual_structure"],
    name: { "fr-fr": "Traduction par IA (par langue)", "en-en": "AI translation (per language)" },
    description: {
      "fr-fr":
        "Vos pages traduites par une intelligence artificielle qui suit votre vocabulaire, puis relues par une personne avant publication.",
      "en-en":
        "Your pages translated by AI that follows your vocabulary, then checked by a person before they go live.",
    },
    searchWords: {
      "fr-fr": "traducteur, traduire, anglais, espagnol, IA, textes traduits",
      "en-en": "translator, translate, translated copy, French, Spanish, artificial intelligence",
    },
  },
  chatbot_faq: {
    category: "ai",
    price: { kind: "oneOff", amount: euros(490) },
    contract: false,
    family: "chatbot",
    name: { "fr-fr": "Chatbot FAQ", "en-en": "FAQ chatbot" },
    description: {
      "fr-fr":
        "Un assistant qui répond jour et nuit aux questions que l'on vous pose le plus, avec des réponses que vous avez validées.",
      "en-en":
        "An assistant that answers your customers' most frequent questions day and night, in words you approved.",
    },
    searchWords: {
      "fr-fr":
        "chat en direct, messagerie instantanée, tchat, WhatsApp, Messenger, questions fréquentes, foire aux questions, assistant virtuel, service client, robot",
      "en-en":
        "live chat, instant messaging, WhatsApp, Messenger, frequently asked questions, virtual assistant, customer service, bot",
    },
  },
  chatbot_ai: {
    category: "ai",
    price: { kind: "monthly", amount: euros(89) },
    contract: true,
    family: "chatbot",
    name: { "fr-fr": "Chatbot IA", "en-en": "AI chatbot" },
    description: {
      "fr-fr":
        "Un assistant nourri de vos contenus, qui comprend la question, répond en français ou en anglais et vous passe la main quand il le faut.",
      "en-en":
        "An assistant fed with your own content. It understands the question, answers in French or English and hands over to you when it should.",
    },
    searchWords: {
      "fr-fr":
        "chat en direct, messagerie instantanée, tchat, WhatsApp, Messenger, ChatGPT, intelligence artificielle, assistant virtuel, agent conversationnel, robot",
      "en-en":
        "live chat, instant messaging, WhatsApp, Messenger, ChatGPT, artificial intelligence, virtual assistant, bot, agent",
    },
  },
} satisfies Partial<Record<OptionKey, Option>>;
