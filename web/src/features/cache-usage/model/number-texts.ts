/**
 * 0 to 1 in hundredths; a dash where there is nothing to divide. Rounded down, so that no rate looks as if it reached a bound
 * that it misses; what is left over is rounded up.
 */
export const shareText = (
  share: number | undefined,
  language: string,
  roundingMode: 'floor' | 'ceil' = 'floor',
): string =>
  share === undefined
    ? '–'
    : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1, roundingMode }).format(share);

/** The average of one of many; a dash where there was none. */
export const averageText = (milliseconds: number, count: number, language: string): string =>
  count === 0
    ? '–'
    : new Intl.NumberFormat(language, {
        style: 'unit',
        unit: 'millisecond',
        maximumSignificantDigits: 3,
      }).format(milliseconds / count);

/** The memory of a function, in megabytes as AWS counts them: 512 are 536,870,912 bytes. */
export const memoryText = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 }).format(
    bytes / 1_048_576,
  );
