import type { ComponentType, ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import { TryAgain } from "./TryAgain.tsx";
import type { Resend, UnavailableData } from "./unavailable.ts";

/** Wraps a page behind a secret link: while the store is unavailable, the reader is offered to try again instead. */
export function withTryAgain(Page: ComponentType): () => ReactNode {
  return function PrivateRoute() {
    const loaded = useLoaderData<Partial<UnavailableData>>();
    const actionData = useActionData<Partial<Resend> | null>();
    const resend = actionData?.resend;
    if (resend === undefined && loaded.unavailable !== true) return <Page />;
    return <TryAgain fields={resend ?? loaded.resend ?? []} />;
  };
}
