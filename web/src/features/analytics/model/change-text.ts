import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';

/** `+12%`, with its sign in its place in any surrounding text; undefined where there was nothing to compare with. */
export const changeText = (now: number, before: number, language: Language): string | undefined =>
  before === 0
    ? undefined
    : isolate(
        new Intl.NumberFormat(language, {
          style: 'percent',
          signDisplay: 'exceptZero',
          maximumFractionDigits: 0,
        }).format(now / before - 1),
      );
