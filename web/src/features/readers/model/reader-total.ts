import type { readerFilters } from '#contracts/newsletter/endpoints.ts';
import type { ReaderKind } from '#contracts/newsletter/readers.ts';
import type { Language } from '#contracts/text/language.ts';

interface Filter {
  state: (typeof readerFilters)[number] | undefined;
  language: Language | undefined;
}

/** How many readers a filter finds. */
export const readerTotal = (kinds: readonly ReaderKind[], { state, language }: Filter): number =>
  kinds
    .filter((kind) => (state === undefined || kind[state]) && (language === undefined || kind.language === language))
    .reduce((sum, { count }) => sum + count, 0);
