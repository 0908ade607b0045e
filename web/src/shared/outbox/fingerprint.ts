/** Equal for values that say the same, regardless of the order of their fields. */
export const writtenAs = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';

/** A few characters that differ for different values: two multiplicative hashes of 32 bits (FNV-1a, and one of Knuth's). */
export const fingerprint = (value: unknown): string => {
  let [one, other] = [0x811c9dc5, 0];
  const text = writtenAs(value);
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other + unit, 0x9e3779b1) ^ (other >>> 15);
  }
  return `${text.length.toString(36)}.${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
};
