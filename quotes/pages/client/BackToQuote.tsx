import type { ReactNode } from "react";

export function BackToQuote({ children }: { children: ReactNode }) {
  return (
    <p className="mt-8">
      <a href="../" className="underlined inline-flex min-h-11 items-center">
        {children}
      </a>
    </p>
  );
}
