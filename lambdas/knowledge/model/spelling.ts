/** How many letters of a word may be wrong: none of a short one, whose neighbours are other words. */
const allowedIn = (word: string): number => {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
};

const shortestMeant = 4;

const longestMeant = 63;
/** Three lines of a comparison, used again by each: a word is compared with hundreds. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(longestMeant + 1));

/** Letters to insert, leave out, change or swap with the next one; more than `most` is returned as `most + 1`. */
const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > longestMeant) return most + 1;
  let [before, above, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= b.length; column += 1) above[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let wrong = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) wrong = Math.min(wrong, (before[column - 2] ?? 0) + 1);
      current[column] = wrong;
      least = Math.min(least, wrong);
    }
    if (least > most) return most + 1;
    [before, above, current] = [above, current, before];
  }
  return above[b.length] ?? most + 1;
};

/** Finds the word that was meant, of those that stand somewhere; undefined where the word stands there itself, or no other is near. */
export type Meant = (word: string, timesOf: (word: string) => number) => string | undefined;

/** The word that was meant is the nearest one that begins with the same letter; of two, the commoner one. */
export const spelling = (words: Iterable<string>): Meant => {
  const byFirst = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortestMeant) continue;
    const first = word.slice(0, 1);
    const same = byFirst.get(first);
    if (same) same.push(word);
    else byFirst.set(first, [word]);
  }
  return (word, timesOf) => {
    const allowed = /\d/.test(word) || timesOf(word) > 0 ? 0 : allowedIn(word);
    if (allowed === 0) return undefined;
    let meant: { word: string; wrong: number; count: number } | undefined;
    for (const other of byFirst.get(word.slice(0, 1)) ?? []) {
      const wrong = distance(word, other, allowed);
      const count = wrong > allowed ? 0 : timesOf(other);
      if (count === 0) continue;
      if (!meant || wrong < meant.wrong || (wrong === meant.wrong && count > meant.count)) {
        meant = { word: other, wrong, count };
      }
    }
    return meant?.word;
  };
};
