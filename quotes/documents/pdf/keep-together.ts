import type { Block } from "./sheet.ts";

/** Blocks one below the other, as one block that does not break. */
export function keepTogether(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw(y) {
      let at = y;
      for (const block of blocks) {
        block.draw(at);
        at += block.height;
      }
    },
  };
}
