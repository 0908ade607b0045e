/** The meaning of a text, as a model tells it: the nearer two of them point, the more alike are the texts. */
export type Vector = Int8Array;

/** The fewest that Cohere Embed v4 gives; a byte each, a thousand passages take 256 kB. */
export const dimensions = 256;

export const packVector = (vector: Vector): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');
export const unpackVector = (packed: string): Vector => Int8Array.from(Buffer.from(packed, 'base64'));

const lengthOf = (vector: Vector): number => Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0));

/** The cosine between two, from -1 to 1; 0 where one of them points nowhere. */
export const likeness = (one: Vector, other: Vector): number => {
  const both = lengthOf(one) * lengthOf(other);
  return both === 0 ? 0 : one.reduce((sum, each, place) => sum + each * (other[place] ?? 0), 0) / both;
};

/** The ids of the most alike ones, nearest first. */
export const nearest = (vectors: ReadonlyMap<string, Vector>, question: Vector, count: number): string[] =>
  [...vectors]
    .map(([id, vector]) => ({ id, likeness: likeness(vector, question) }))
    .filter((one) => one.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ id }) => id);
