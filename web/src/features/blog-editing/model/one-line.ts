const breaks = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Text pasted into a single-line field, without the line breaks and invisible control characters that the contract
 * refuses.
 */
export const oneLine = (value: string): string => value.replace(breaks, ' ').replace(directionControls, '');
