import { encode } from "uqr";
import { type Transfer, transferQrText } from "#quotes/terms/transfer.ts";

/** The QR code of a transfer (EPC069-12: error correction M), dark on white in both themes, with its quiet zone. */
export function TransferQrCode({ transfer, label }: { transfer: Transfer; label: string }) {
  const { data, size } = encode(transferQrText(transfer), { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full max-w-56"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
