/** A file that is not what its first bytes say. */
export class Malformed extends Error {}
