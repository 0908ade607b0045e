/** The keys of all members of a union of objects; `keyof` alone gives those that all have. */
export type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** All members of a union of objects as one object. */
export type Merged<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  merged: infer Intersection,
) => void
  ? Intersection
  : never;
