const cr = 13;
const lf = 10;
const dot = 46;

/** Where in a line the next byte stands. */
type Place = 'within' | 'afterReturn' | 'lineStart' | 'afterDot' | 'afterDotReturn';

/**
 * Takes the bytes of a multi-line reply (RFC 1939, section 3) as they come, regardless of their meaning: the dot before
 * lines that begin with one is removed, and a line that is a dot alone ends the reply. Each byte is looked at once.
 */
export const multiLineReader = () => {
  const parts: Buffer[] = [];
  let place: Place = 'lineStart';
  let size = 0;

  return {
    /** How many bytes of the text there are so far. */
    size: () => size,
    /** @returns what follows the end of the reply; undefined while it goes on. */
    take: (bytes: Buffer): Buffer | undefined => {
      // A return that waited for the byte after it may have to be written first.
      const out = Buffer.allocUnsafe(bytes.length + 1);
      let length = 0;
      const keep = () => {
        parts.push(out.subarray(0, length));
        size += length;
      };
      for (let i = 0; i < bytes.length; i += 1) {
        const byte = bytes[i] as number;
        if (place === 'afterDotReturn') {
          if (byte === lf) {
            keep();
            return bytes.subarray(i + 1);
          }
          out[length++] = cr;
          place = 'afterReturn';
        } else if (place === 'lineStart' && byte === dot) {
          place = 'afterDot';
          continue;
        } else if (place === 'afterDot' && byte === cr) {
          place = 'afterDotReturn';
          continue;
        }
        out[length++] = byte;
        if (byte === cr) place = 'afterReturn';
        else place = byte === lf && place === 'afterReturn' ? 'lineStart' : 'within';
      }
      keep();
      return undefined;
    },
    text: (): Buffer => Buffer.concat(parts, size),
  };
};
