import { useEffect, useState } from 'react';

/** The time in milliseconds since the epoch, updated every `everyMs`, for texts such as "3 minutes ago". */
export const useNow = (everyMs: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
