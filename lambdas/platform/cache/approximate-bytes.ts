/** Bytes that V8 takes for an object, an array or an entry of a map, and for anything that is no text. */
const [objectBytes, valueBytes] = [24, 8];
/** A value with more parts is estimated from the first of them. */
const lookedAt = 20_000;

const sizeOfText = (text: string): number => 16 + text.length * 2;

/**
 * How many bytes of memory a value takes, roughly: good enough to compare caches and to see one that grows. Texts count two
 * bytes a letter, what is reached twice counts once.
 */
export const approximateBytes = (value: unknown): number => {
  const seen = new Set<unknown>();
  const waiting: unknown[] = [value];
  let [bytes, looks] = [0, 0];
  while (waiting.length > 0 && looks < lookedAt) {
    looks += 1;
    const part = waiting.pop();
    if (typeof part === 'string') bytes += sizeOfText(part);
    else if (typeof part !== 'object' || part === null) bytes += valueBytes;
    else if (!seen.has(part)) {
      seen.add(part);
      bytes += objectBytes;
      if (ArrayBuffer.isView(part)) bytes += part.byteLength;
      else if (part instanceof Map) for (const [key, each] of part) waiting.push(key, each);
      else if (part instanceof Set) waiting.push(...part);
      else waiting.push(...Object.values(part));
    }
  }
  // The rest, which was not looked at, is taken to be alike.
  return waiting.length === 0 ? bytes : Math.round((bytes / looks) * (looks + waiting.length));
};
