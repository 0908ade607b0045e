/** Text of one line, without signs that turn the text around it. Signs that set a part of it apart leave no gap. */
export const oneLine = (text: string, limit = 500): string =>
  text
    .replaceAll(/[\u2066-\u2069]+/g, '')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E]+/gu, ' ')
    .trim()
    .slice(0, limit);
