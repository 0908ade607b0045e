/** Text of one line, without signs that turn the text around it. */
export const oneLine = (text: string, limit = 500): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, limit);
