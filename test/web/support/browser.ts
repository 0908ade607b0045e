import { vi } from 'vitest';

/** Storage and events of a browser's tab, where the tests run without one. Undone by `vi.unstubAllGlobals()`. */
export const stubBrowser = (stored: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(stored));
  const tab = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  return {
    kept,
    /** As when another tab has written. */
    writtenElsewhere: (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
};
