/** Names of values that are secret, in any position. */
const secret =
  '[\\w-]{0,40}(?:token|passw(?:or)?d|pwd|secret|api-?key|authorization|signature|credential|otp|(?:recovery|reset|verification|confirmation)[-_]?codes?)[\\w-]{0,40}';
/** Marks of this file: what is masked already is not masked again. */
const mark = '\\[(?:masked|token|email|key|code)\\]';
/** A quotation mark, also as in JSON inside of JSON, in an address, or by its number. */
const quote = `(?:\\\\{0,4}["']|%(?:25)?22|%(?:25)?27|\\\\{1,2}u00(?:22|27))`;
/** A value: in quotes of any kind, or up to the next space. */
const value = `(?:\\\\{1,4}"[^"]*"|"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|%22[^\\s%]{0,500}%22|\\\\{1,2}u0022[^\\s\\\\]{0,500}\\\\{1,2}u0022|[^\\s,;&}]+)`;
/** The sign between a name and its value. */
const is = '\\s{0,3}(?:=>|[:=：＝]|%(?:25)?3[AD])\\s{0,3}';
/** Short or other words for the same, which are part of longer ones and stand for a secret only by themselves. */
const word =
  '(?:pass|pin|passphrase|(?:x-)?confirmation|סיסמ[הא]|קוד|парол[ьяю]|mot[ _-]de[ _-]passe|contrase(?:ñ|n)a|clave)';
/** The beginning and the end of a value's name in an address, also where the address is encoded in another. */
const [before, equals] = ['(?:[?&#;]|%3F|%26|%23)', '(?:=|%3D)'];

/** In this order. Quantifiers are bounded or end at one sign, and nothing begins within what it repeats, so none is slow. */
const rules: readonly [pattern: RegExp, replacement: string][] = [
  // JSON web tokens.
  [/(?<![\w-])eyJ[\w-]{5,4000}(?:(?:\.|%2E)[\w-]{0,4000}){1,4}/gi, '[token]'],
  [/\b(bearer|basic)\s+(?!\[)[\w.~+/=-]{4,}/gi, '$1 [token]'],
  [/\b((?:set-)?cookie:\s{0,3})(?!\[)[^\n]+/gi, '$1[masked]'],
  // In addresses, also `code`, `state` and others that stand for a log-in.
  [
    new RegExp(`(${before}(?:${secret}|code|state|sid|session)${equals})(?!${mark})(?:(?!%26|%23)[^&#\\s"'<>])+`, 'gi'),
    '$1[masked]',
  ],
  // `password: "..."`, `"token":"..."`, `secret=...`, `pass => ...`.
  [new RegExp(`((?<![\\w-])${quote}?${secret}${quote}?${is})(?!${mark})${value}`, 'gi'), '$1[masked]'],
  [new RegExp(`((?<![\\p{L}\\p{N}_-])${quote}?${word}${quote}?${is})(?!${mark})${value}`, 'giu'), '$1[masked]'],
  // `["password","..."]`, `<password>...<`.
  [
    new RegExp(`(["'](?:${secret})["']\\s{0,3},\\s{0,3})(?!${mark})(?:"[^"]{0,500}"|'[^']{0,500}')`, 'gi'),
    '$1[masked]',
  ],
  [new RegExp(`(<(?:${secret})>)(?!${mark})[^<]{1,500}(?=<)`, 'gi'), '$1[masked]'],
  // Codes that are mailed or shown by an app, and recovery codes. `statusCode: 404` is none.
  [/(\bcodes?\b["'\\]{0,5}\s{0,3}[:= ]\s{0,3}["'\\]{0,5})\d{4,8}\b/gi, '$1[code]'],
  [/\b[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}\b/g, '[code]'],
  [/(?<![\w-])(?=[a-z-]{0,10}\d)[a-hj-np-z2-9]{5}-[a-hj-np-z2-9]{5}(?![\w-])/g, '[code]'],
  // `https://name:password@host`.
  [/\/\/[^/\s@[\]]{1,200}@/g, '//[masked]@'],
  [
    /(?:"[^"\s@]{1,64}"|[\p{L}\p{N}._+-]{1,64})(?:[@＠]|%(?:25){0,2}40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu,
    '[email]',
  ],
  // Keys and hashes that say nothing of themselves; the name of a file is followed by its place.
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, '[key]'],
  [/(?<![\w+/])[A-Za-z0-9+/]{24,4000}={1,2}(?![\w=])/g, '[key]'],
  [/(?<![\w-])(?=[\w-]{0,200}\d)[A-Za-z0-9_-]{32,}(?![\w-]|\.\w{2,4}[:?])/g, '[key]'],
];

/** A text without tokens, passwords, codes and addresses of people: for logs and reports, which must not keep them. */
export const scrub = (text: string): string =>
  rules.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
