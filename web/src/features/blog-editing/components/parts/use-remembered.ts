import { useState } from 'react';
import { readStorage, writeStorage } from '#web/shared/storage.ts';

/** A choice between yes and no that this browser remembers. */
export const useRemembered = (key: string, first: boolean) => {
  const [isOn, setOn] = useState(() => (readStorage(key) ?? `${first}`) === 'true');
  const change = (next: boolean): void => {
    if (next === isOn) return;
    setOn(next);
    writeStorage(key, `${next}`);
  };
  return [isOn, change] as const;
};
