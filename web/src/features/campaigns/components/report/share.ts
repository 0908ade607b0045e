/** Between 0 and 1; undefined of nothing. */
export const share = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);
