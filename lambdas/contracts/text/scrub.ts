/** Names of values that are secret, wherever they stand. */
const secret =
  '[\\w-]{0,40}(?:token|passw(?:or)?d|pwd|secret|api-?key|authorization|signature|credential|otp|(?:recovery|reset|verification|confirmation)[-_]?codes?)[\\w-]{0,40}';
/** Marks of this file: what is masked already is not masked again. */
const mark = '\\[(?:masked|token|email|key|code)\\]';
/** A value: in quotes, which may be escaped as in JSON inside of JSON, or up to the next space. */
const value = `(?:\\\\{1,4}"[^"]*"|"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|[^\\s,;&}]+)`;
/** What begins and ends the name of a value in an address, also where the address is encoded in another. */
const [before, equals] = ['(?:[?&#;]|%3F|%26|%23)', '(?:=|%3D)'];

/** In this order. Quantifiers are bounded or end at one sign, so none is slow. */
const rules: readonly [pattern: RegExp, replacement: string][] = [
  // JSON web tokens.
  [/\beyJ[\w-]{5,}(?:(?:\.|%2E)[\w-]*){1,4}/gi, '[token]'],
  [/\b(bearer|basic)\s+(?!\[)[\w.~+/=-]{4,}/gi, '$1 [token]'],
  [/\b((?:set-)?cookie:\s{0,3})(?!\[)[^\n]+/gi, '$1[masked]'],
  // In addresses, also `code`, `state` and others that stand for a log-in.
  [
    new RegExp(`(${before}(?:${secret}|code|state|sid|session)${equals})(?!${mark})(?:(?!%26|%23)[^&#\\s"'<>])+`, 'gi'),
    '$1[masked]',
  ],
  // `password: "..."`, `"token":"..."`, `secret=...`.
  [
    new RegExp(
      `((?<![\\w-])\\\\{0,4}["']?${secret}\\\\{0,4}["']?\\s{0,3}(?:[:=]|%3D)\\s{0,3})(?!${mark})${value}`,
      'gi',
    ),
    '$1[masked]',
  ],
  // Codes that are mailed or shown by an app, and recovery codes. `statusCode: 404` is none.
  [/(\bcodes?\b["'\\]{0,5}\s{0,3}[:= ]\s{0,3}["'\\]{0,5})\d{4,8}\b/gi, '$1[code]'],
  [/\b[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}\b/g, '[code]'],
  // `https://name:password@host`.
  [/\/\/[^/\s@[\]]{1,200}@/g, '//[masked]@'],
  [/[\p{L}\p{N}._+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu, '[email]'],
  // Keys and hashes that say nothing of themselves; the name of a file is followed by its place.
  [/(?<![\w-])(?=[\w-]{0,200}\d)[A-Za-z0-9_-]{32,}(?![\w-]|\.\w{2,4}[:?])/g, '[key]'],
];

/** A text without tokens, passwords, codes and addresses of people: for logs and reports, which must not keep them. */
export const scrub = (text: string): string =>
  rules.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
