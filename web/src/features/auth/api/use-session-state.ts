import { useCallback, useLayoutEffect, useState } from 'react';
import { readJson, removeStorage, tabStorage, writeStorage } from '#web/shared/storage.ts';

/** A value that survives a reload of its tab. Undefined in the first drawing, which is that of the stored page. */
export const useSessionState = <T>(key: string, read: (value: unknown) => T | undefined) => {
  const [value, setValue] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tab had kept is taken over once.
  useLayoutEffect(() => setValue(read(readJson(key, tabStorage))), []);
  const keep = useCallback(
    (next: T | undefined) => {
      if (next === undefined) removeStorage(key, tabStorage);
      else writeStorage(key, JSON.stringify(next), tabStorage);
      setValue(next);
    },
    [key],
  );
  return [value, keep] as const;
};
