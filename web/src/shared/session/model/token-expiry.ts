/** A token's payload is base64url of JSON in UTF-8. */
const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.');
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))));
};

/** A claim in seconds, in milliseconds; undefined for what is not such a token. */
const momentOf = (token: string, claim: 'exp' | 'iat'): number | undefined => {
  try {
    const seconds: unknown = Object(payloadOf(token))[claim];
    return typeof seconds === 'number' ? seconds * 1_000 : undefined;
  } catch {
    return undefined;
  }
};

/** When an access token runs out, by the server's clock in milliseconds since the epoch. */
export const tokenExpiry = (token: string): number | undefined => momentOf(token, 'exp');

/** When the server gave an access token, by its own clock. */
export const tokenIssue = (token: string): number | undefined => momentOf(token, 'iat');
