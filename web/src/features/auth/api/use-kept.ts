import { useCallback, useLayoutEffect, useState } from 'react';
import { readJson, removeStorage, writeStorage } from '#web/shared/storage.ts';

const session = () => sessionStorage;

/** A value that survives a reload of its tab. Undefined in the first drawing, which is that of the stored page. */
export const useKept = <T>(key: string, read: (value: unknown) => T | undefined) => {
  const [value, setValue] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tab had kept is taken over once.
  useLayoutEffect(() => setValue(read(readJson(key, session))), []);
  const keep = useCallback(
    (next: T | undefined) => {
      if (next === undefined) removeStorage(key, session);
      else writeStorage(key, JSON.stringify(next), session);
      setValue(next);
    },
    [key],
  );
  return [value, keep] as const;
};
