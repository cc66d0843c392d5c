/** The funnel as a drawing on its own, for a report or a slide. */

import { type FunnelRow, type FunnelStep, funnelShapes } from "#app/domain/funnel.ts";
import { lightColours, logoColour } from "#content/colours.ts";

/** The steps in words. They are the same on the board: `content/words/en-en/board.yaml`. */
export const stepNames: Readonly<Record<FunnelStep, string>> = {
  viewed: "Configurator opened",
  type: "Project type chosen",
  duration: "Payment term chosen",
  pack: "Pack chosen",
  request: "Request form entered",
  sent: "Request sent",
  confirmed: "Quote confirmed",
  accepted: "Quote accepted",
};

const width = 900;
const rowHeight = 56;
const funnelWidth = 420;
const margin = 24;
const titleHeight = 56;

const percent = (share: number | null) => (share === null ? "" : `${Math.round(share * 100)} %`);

/** `title`: text without markup. */
export function funnelSvg(rows: readonly FunnelRow[], title: string): string {
  const height = titleHeight + rows.length * rowHeight + margin;
  const shapes = funnelShapes(rows, { width: funnelWidth, height: rowHeight - 4 });
  const parts = rows.map(({ step, total, share }, index) => {
    const y = titleHeight + index * rowHeight;
    const base = y + rowHeight / 2 + 4;
    return [
      `<polygon points="${shapes[index]}" transform="translate(${margin} ${y})" fill="${logoColour}" fill-opacity="${(1 - index * 0.08).toFixed(2)}"/>`,
      `<text x="${funnelWidth + 2 * margin}" y="${base}">${stepNames[step]}</text>`,
      `<text x="${width - 110}" y="${base}" text-anchor="end" font-weight="700">${total}</text>`,
      `<text x="${width - margin}" y="${base}" text-anchor="end" fill="${lightColours["ink-2"]}">${percent(share)}</text>`,
    ].join("\n");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">${title}: ${rows.map(({ step, total }) => `${stepNames[step]} ${total}`).join(", ")}</title>
<rect width="${width}" height="${height}" fill="${lightColours.raised}"/>
<g font-family="system-ui, sans-serif" font-size="18" fill="${lightColours.ink}">
<text x="${margin}" y="36" font-weight="700">${title}</text>
${parts.join("\n")}
</g>
</svg>
`;
}
