const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;
/** As long as a page waits for its visitor (`starter.ts`). */
const idleDelayMs = 3_500;

/** Fulfilled when a user begins to use the screen, or has looked at it for a while. */
export const firstUse = (): Promise<void> =>
  new Promise((begin) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      begin();
    };
    for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true, signal: listening.signal });
    setTimeout(end, idleDelayMs);
  });
