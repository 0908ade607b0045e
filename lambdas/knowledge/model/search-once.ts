import type { Found } from './found.ts';

/** More texts than one message is searched by. */
const most = 32;

interface Searched {
  search(question: string, limit: number, options?: { withoutNames?: boolean }): readonly Found[];
}

/** An index that remembers its last searches: one message is searched by the same texts again and again. */
export const searchOnce = <Index extends Searched>(index: Index): Index => {
  const known = new Map<string, readonly Found[]>();
  return {
    ...index,
    search(question: string, limit: number, options = {}) {
      const key = JSON.stringify([question, limit, options]);
      const found = known.get(key) ?? index.search(question, limit, options);
      known.delete(key);
      known.set(key, found);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return found;
    },
  };
};
