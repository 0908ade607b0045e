const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token as the browser sees one: its signature is not checked there. */
export const tokenOf = (claims: Record<string, unknown>): string =>
  `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
