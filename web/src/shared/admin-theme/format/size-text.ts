/** Bytes in the reader's words, in kilobytes or megabytes. */
export const sizeText = (bytes: number, language: string): string => {
  const isLarge = bytes >= 1_000_000;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  });
  const parts = format.formatToParts(isLarge ? bytes / 1_000_000 : Math.max(0.1, bytes / 1_000));
  // Hebrew has the unit before small numbers, without a space: "kB0.1".
  const unit = parts.find(({ type }) => type === 'unit')?.value.trim();
  const number = parts.filter(({ type }) => type !== 'unit' && type !== 'literal').map(({ value }) => value);
  return `${number.join('')}\u00a0${unit}`;
};
