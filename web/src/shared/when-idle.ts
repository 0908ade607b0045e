/** Runs it once the browser has nothing more urgent to do. Not every browser reports when that is. */
export const whenIdle = (act: () => void): void => void (window.requestIdleCallback ?? setTimeout)(act);
