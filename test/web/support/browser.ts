import { vi } from 'vitest';

/** Storage that the browser has switched off, or that is full: then what is there can still be read. */
export const stubFailingStorage = (how: 'blocked' | 'full', stored: Record<string, string> = {}) => {
  const fail = () => {
    throw new DOMException('no', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  const kept = new Map(Object.entries(stored));
  const storage = {
    getItem: how === 'full' ? (key: string) => kept.get(key) ?? null : fail,
    setItem: fail,
    removeItem: how === 'full' ? (key: string) => kept.delete(key) : fail,
  };
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage);
};

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
    /** Something happens to the page. */
    happens: (type: string, details: object = {}) => tab.dispatchEvent(Object.assign(new Event(type), details)),
    /** As when another tab has written. */
    writtenElsewhere: (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
};
