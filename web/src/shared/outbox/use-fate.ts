import { useEffect, useRef } from 'react';
import { type Fate, type FollowedWrite, waiting } from '../api/waiting.ts';
import { network } from '../network/network.ts';
import { outboxStatus } from './outbox-status.ts';

/**
 * Calls back with what becomes of a write that a form has left in the outbox, which any tab may send, replace or discard: whenever
 * the outbox changes, and when the connection comes back.
 */
export const useFate = (kept: FollowedWrite | undefined, hear: (fate: Fate) => void): void => {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    if (!kept) return;
    let isLeft = false;
    const look = async () => {
      const fate = await waiting.fate?.(kept);
      if (fate && !isLeft) latest.current(fate);
    };
    const lookNow = () => void look().catch(console.error);
    const stops = [outboxStatus.subscribe(lookNow), network.subscribe(lookNow)];
    lookNow();
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
    };
  }, [kept]);
};
