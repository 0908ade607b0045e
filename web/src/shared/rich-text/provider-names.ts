import type { EmbedProvider } from '#contracts/text/rich-text.ts';

/** As they write themselves, in every language. */
export const providerNames: Record<EmbedProvider, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
};
