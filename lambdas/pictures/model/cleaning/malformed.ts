/** Thrown for a file that is not what its first bytes claim. */
export class Malformed extends Error {}
