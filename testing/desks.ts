import type { ClientDesk, RequestDesk } from "#app/follow-up/desks.ts";

/** Desks to which every link is unknown. */
export const closedDesks: { readonly requestDesk: RequestDesk; readonly clientDesk: ClientDesk } = {
  requestDesk: {
    today: async () => "2026-11-23",
    view: async () => null,
    mark: async () => false,
    saveNotes: async () => false,
    saveDraft: async () => false,
    savePerformedOn: async () => false,
    preview: async () => null,
    previewPdf: async () => null,
    confirm: async () => "gone",
    pdf: async () => null,
    erase: async () => false,
  },
  clientDesk: {
    view: async () => null,
    pdf: async () => null,
    accept: async () => "gone",
    decline: async () => "gone",
    ask: async () => "gone",
  },
};
