/** A key in groups of four, as it is read off the screen and typed. */
export const groupKey = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? '';
