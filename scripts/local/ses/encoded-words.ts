/** Text in some character set; one that is not known is read as UTF-8. */
export const decodeText = (bytes: Uint8Array, charset = 'utf-8'): string => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

/** The bytes that `=XX` sequences stand for; of other characters the lowest byte. */
export const unescapeBytes = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Replaces the encoded words of RFC 2047, which carry other scripts in headers, by what they say. */
export const decodeWords = (text: string): string =>
  text
    // White space between two encoded words belongs to neither.
    .replaceAll(/(\?=)\s+(?==\?)/g, '$1')
    .replaceAll(/=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi, (_all, charset: string, encoding: string, word: string) =>
      decodeText(
        encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : unescapeBytes(word.replaceAll('_', ' ')),
        charset,
      ),
    );
