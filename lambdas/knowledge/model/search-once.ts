import type { PassageIndex } from './passage-index.ts';

/** More texts than one message is searched by. */
const most = 32;

/** An index that remembers its last searches: one message is searched by the same texts again and again. */
export const searchOnce = (index: PassageIndex): PassageIndex => {
  const known = new Map<string, ReturnType<PassageIndex['search']>>();
  return {
    ...index,
    search(question, limit, options = {}) {
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
