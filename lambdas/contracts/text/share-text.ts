import type { Language } from './language.ts';

/** Short of all, a share never reads as all, and above nothing never as nothing. */
const offItsBounds = (share: number): number =>
  share > 0 && share < 1 ? Math.min(0.999, Math.max(0.001, share)) : share;

/** A share, 0 to 1, in percent: with a tenth where asked for, and always near its bounds. */
export const shareText = (share: number, language: Language, { withTenths = false } = {}): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: withTenths || share < 0.1 || share > 0.9 ? 1 : 0,
  }).format(offItsBounds(share));
