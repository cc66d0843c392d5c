import { Component, createContext, type ReactNode } from "react";
import { visitorState } from "./visitor-state.ts";

/** The element that an island is hydrated in; null on the server. */
export const IslandRoot = createContext<HTMLElement | null>(null);

/**
 * Renders its children anew after an error. React fails where something else has changed its elements: a browser that
 * translates the page, or an extension. What the visitor entered, chose and opened in the island is carried over; the
 * children's own state is not. An error of every rendering goes on to the island's root.
 */
export class RemountOnError extends Component<{ children: ReactNode }, { error: unknown }> {
  static override contextType = IslandRoot;
  declare context: HTMLElement | null;
  override state = { error: null };

  // React unmounts the children of a boundary that has caught an error, so the same ones are mounted again.
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override getSnapshotBeforeUpdate(_: unknown, before: { error: unknown }): (() => void) | null {
    return this.context === null || this.state.error === before.error ? null : visitorState(this.context);
  }

  override componentDidUpdate(_: unknown, __: unknown, restore: (() => void) | null): void {
    restore?.();
  }

  override render() {
    return this.props.children;
  }
}
