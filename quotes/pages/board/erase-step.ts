/** What was done, or is to be confirmed. */
export type EraseStep =
  /** No address was entered. */
  | { readonly kind: "refused"; readonly email: string }
  | {
      readonly kind: "confirm";
      readonly email: string;
      readonly requests: number;
      readonly contract: boolean;
    }
  | {
      readonly kind: "erased";
      readonly email: string;
      readonly requests: number;
      /** How many stay for their contract. */
      readonly kept: number;
      readonly others: readonly string[];
    };
