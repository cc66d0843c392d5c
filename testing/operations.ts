import type { BoardOperations } from "#quotes/board.ts";
import type { AgencyOperations, ClientOperations, VisitorOperations } from "#quotes/operations.ts";

/** Operations to which every link is unknown. */
export const operationsWithoutLinks: {
  readonly agencyOperations: AgencyOperations;
  readonly clientOperations: ClientOperations;
  readonly visitorOperations: VisitorOperations;
  readonly boardOperations: BoardOperations;
} = {
  agencyOperations: {
    today: async () => "2026-11-23",
    view: async () => null,
    setFollowUpStatus: async () => "gone",
    remind: async () => "gone",
    retractQuote: async () => "gone",
    saveNotes: async () => "gone",
    saveDraft: async () => "gone",
    savedParts: async () => [],
    savePart: async () => "gone",
    deletePart: async () => "gone",
    addDepositReceipt: async () => "gone",
    strikeOutReceipt: async () => "gone",
    recordRefund: async () => "gone",
    strikeOutRefund: async () => "gone",
    saveContractEnd: async () => "gone",
    answer: async () => "gone",
    preview: async () => null,
    previewPdf: async () => null,
    confirm: async () => "gone",
    linkToPassOn: async () => "gone",
    pdf: async () => null,
    acceptanceProof: async () => null,
    order: async () => null,
    erase: async () => "gone",
  },
  clientOperations: {
    view: async () => null,
    pdf: async () => null,
    generalTerms: async () => null,
    acceptanceProof: async () => null,
    accept: async () => "gone",
    sendAcceptanceCode: async () => "gone",
    decline: async () => "gone",
    withdraw: async () => "gone",
    ask: async () => "gone",
  },
  visitorOperations: {
    view: async () => null,
    pdf: async () => null,
  },
  boardOperations: {
    sendLink: async () => {},
    view: async () => null,
    search: async () => null,
    visits: async () => null,
    openRequest: async () => null,
    file: async () => null,
    erasable: async () => null,
    erase: async () => null,
  },
};
