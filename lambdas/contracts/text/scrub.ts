/** Names of values that are secret, wherever they stand. */
const secret = '[\\w-]{0,40}(?:token|passw(?:or)?d|pwd|secret|api-?key|authorization|signature|credential)[\\w-]{0,40}';

/** In this order: what is masked by an earlier rule is no match of a later one. Quantifiers are bounded, so none is slow. */
const rules: readonly [pattern: RegExp, replacement: string][] = [
  // JSON web tokens.
  [/\beyJ[\w-]{5,}(?:\.[\w-]*){1,4}/g, '[token]'],
  [/\b(bearer|basic)\s+(?!\[)[\w.~+/=-]{4,}/gi, '$1 [token]'],
  // In addresses, also `code`, `state` and others that stand for a log-in.
  [new RegExp(`([?&#;](?:${secret}|code|state|otp|sid|session)=)[^&#\\s"'<>]*`, 'gi'), '$1[masked]'],
  // `password: "..."`, `"token":"..."`, `secret=...`.
  [
    new RegExp(`((?<![\\w-])["']?${secret}["']?\\s{0,3}[:=]\\s{0,3})(?!\\[)("[^"]*"|'[^']*'|[^\\s,;&}]+)`, 'gi'),
    '$1[masked]',
  ],
  [/[\p{L}\p{N}._+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu, '[email]'],
  // Keys and hashes that say nothing of themselves.
  [/(?<![\w-])(?=[\w-]{0,200}\d)[A-Za-z0-9_-]{32,}(?![\w-])/g, '[key]'],
];

/** A text without tokens, passwords and addresses of people: for logs and reports, which must not keep them. */
export const scrub = (text: string): string =>
  rules.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
