/** The storage of this tab alone; it survives a reload. */
export const tabStorage = () => sessionStorage;
type Pick = () => Storage;
const local: Pick = () => localStorage;

/** Storage may be switched off or full: what could not be written is remembered until the page is left. */
const memory = new Map<string, string>();

export const readStorage = (key: string, storage = local): string | null => {
  try {
    return memory.get(key) ?? storage().getItem(key);
  } catch {
    return null;
  }
};

/** Whether it was written, so that it outlives the page. */
export const writeStorage = (key: string, value: string, storage = local): boolean => {
  memory.delete(key);
  try {
    storage().setItem(key, value);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
};

export const removeStorage = (key: string, storage = local): void => {
  memory.delete(key);
  try {
    storage().removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
};

/** Parsed JSON; damaged text counts as absent. */
export const readJson = (key: string, storage = local): unknown => {
  const text = readStorage(key, storage);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
