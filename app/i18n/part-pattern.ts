/** A part in brackets: the name before the colon, and what follows it (text-parts.ts). Alone, because browsers get it too. */
export const partPattern = /\[(!?\w+):([^[\]]*)\]/g;
