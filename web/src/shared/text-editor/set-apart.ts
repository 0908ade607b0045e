/** Words that are put in at a place, with a blank where they would touch a word or another variable. */
export const setApart = (words: string, before: string, after: string): string =>
  `${/[\p{L}\p{N}}]$/u.test(before) ? ' ' : ''}${words}${/^[\p{L}\p{N}{]/u.test(after) ? ' ' : ''}`;
