import { useEffect, useState } from 'react';

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000));

/** Whole seconds until a moment (milliseconds since the epoch), counted down while the component is there. */
export const useSecondsLeft = (deadline: number): number => {
  const [, redraw] = useState(0);
  const left = secondsUntil(deadline);
  useEffect(() => {
    if (left === 0) return;
    // To the next full second, so that the display changes on time and a sleep of the computer costs nothing.
    const timer = setTimeout(() => redraw((count) => count + 1), deadline - Date.now() - (left - 1) * 1_000);
    return () => clearTimeout(timer);
  });
  return left;
};
