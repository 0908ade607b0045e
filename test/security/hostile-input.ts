const nested = (open: string, close: string) => open.repeat(5_000) + close.repeat(5_000);

/** Bodies made of a valid one that no endpoint may take, by what they are. */
export const hostileBodies = (valid: unknown): Record<string, string> => {
  const text = JSON.stringify(valid);
  const withFirst = (field: string) => text.replace('{', `{${field},`);
  return {
    'a piece': text.slice(0, -1),
    'two at once': text + text,
    'a comment': `/* */${text}`,
    'single quotes': text.replaceAll('"', "'"),
    nothing: ' ',
    null: 'null',
    'a list': `[${text}]`,
    'a text': JSON.stringify(text),
    'a number': '7',
    'not a number': 'NaN',
    'a byte order mark': `\uFEFF${text}`,
    'a NUL': `${text}\0`,
    'a form': new URLSearchParams({ valid: text }).toString(),
    'deep lists': nested('[', ']'),
    'deep objects': nested('{"a":', '}').replace(':}', ':1}'),
    'a deep field': withFirst(`"more":${nested('[', ']')}`),
    'a foreign field': withFirst('"isAdmin ":true'),
    'a field __proto__': withFirst('"__proto__":{"isAdmin":true}'),
    'a field constructor': withFirst('"constructor":{"prototype":{"isAdmin":true}}'),
  };
};

/** Larger than any body may be: 64 KiB unless an endpoint says otherwise. */
export const hugeBody = (valid: unknown, limit = 65_536): string =>
  JSON.stringify({ filling: 'x'.repeat(limit), ...(valid as object) });

export const foreignTypes = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'image/png',
];

/** Values that no field takes that is a text, a choice or a list of ids; a number and a truth value neither. */
export const wrongValues: unknown[] = [
  ...[null, 0, 1e308, [], {}, [[]], ['a', 'b'], { $ne: '' }, { toString: 1 }],
  'x'.repeat(10_000),
];

/** Texts that look like others, or do something to the text around them. */
export const hostileTexts: [string, string][] = [
  ['a NUL', 'no\0a'],
  ['a line break', 'no\na'],
  ['half a character', 'no\ud83ea'],
  ['the other half', '\uddff noa'],
  ['a turn of direction', 'no\u202ea'],
  ['an isolate', 'no\u2066a\u2069'],
  ['a paragraph separator', 'no\u2029a'],
];

/** `Fiona.Kitri` in letters that are the same but for their form. */
export const sameName = [
  ...['FIONA.KITRI', 'fiona.kitri', '\ufb01ona.kitri', '\uff26iona.\uff2bitri'],
  ...['Fiona\uff0eKitri', 'fiona.\u212aitri', ' Fiona.Kitri\u3000'],
];

/** Characters that are invisible in a name: spaces without width, joiners, selectors, fillers, marks of direction. */
export const invisibleCharacters = [
  ...['\u200b', '\u200d', '\u200e', '\u2060', '\ufeff', '\u00ad', '\u034f', '\ufe0f'],
  ...['\u{e0100}', '\u115f', '\u3164', '\u17b4', '\u180b', '\u2800'],
];
