/** Longer than any step can take: a step that is not complete by then hangs. */
const deadAfterMs = 3 * 60_000;

export type Loop = {
  /** Runs steps now. Returns without waiting for them. */
  wake(): void;
  /** False while a step takes longer than any can. */
  alive(): boolean;
  /** Begins no other step, and resolves once the present one is complete. */
  stop(): Promise<void>;
};

/** When woken, runs `step` again and again until it resolves to false or rejects; `onError` is called with the reason. */
export function createLoop(step: () => Promise<boolean>, onError: (error: unknown) => void): Loop {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let stepBegan = 0;

  async function run(): Promise<void> {
    do {
      again = false;
      stepBegan = performance.now();
      if (await step()) again = true;
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped || running !== null) return;
    running = run()
      .catch(onError)
      .finally(() => {
        running = null;
        // Woken after the last step.
        if (again) wake();
      });
  }

  return {
    wake,
    alive: () => running === null || performance.now() - stepBegan < deadAfterMs,
    async stop() {
      stopped = true;
      await running;
    },
  };
}
