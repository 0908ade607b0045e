/** The meaning of a text, as a model determines it: the nearer two of them point, the more alike the texts are. */
export type Vector = Int8Array;

/** The fewest that Cohere Embed v4 gives; a byte each, a thousand passages take 256 kB. */
export const dimensions = 256;

export const packVector = (vector: Vector): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');
export const unpackVector = (packed: string): Vector => Int8Array.from(Buffer.from(packed, 'base64'));

const product = (one: Vector, other: Vector): number => {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
};

/**
 * How far `vector` goes the way of `question`, however long it is itself: the cosine between them, times the length of `question`, which is the
 * same for all that are compared with it. 0 where one of them points nowhere.
 */
export const nearness = (vector: Vector, question: Vector): number => {
  const length = Math.sqrt(product(vector, vector));
  return length === 0 ? 0 : product(vector, question) / length;
};

/** The ids of the most alike ones, nearest first. */
export const nearest = (vectors: ReadonlyMap<string, Vector>, question: Vector, count: number): string[] =>
  [...vectors]
    .map(([id, vector]) => ({ id, near: nearness(vector, question) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ id }) => id);
