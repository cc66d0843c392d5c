import type { ReactNode } from "react";

/** The column of the pages behind secret links. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-[min(100%-2*var(--gutter),var(--container-column))] pt-8 pb-24">{children}</div>
  );
}
