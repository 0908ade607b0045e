/** Storage may be switched off or full; the site then simply does not remember. */
type Pick = () => Storage;
const local: Pick = () => localStorage;

export const readStorage = (key: string, storage: Pick = local): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

/** Whether it was written. */
export const writeStorage = (key: string, value: string, storage: Pick = local): boolean => {
  try {
    storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

export const removeStorage = (key: string, storage: Pick = local): void => {
  try {
    storage().removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
};

/** Parsed JSON; damaged text counts as absent. */
export const readJson = (key: string, storage: Pick = local): unknown => {
  const text = readStorage(key, storage);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
