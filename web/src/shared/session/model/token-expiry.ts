/** A token's payload is base64url of JSON in UTF-8. */
const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.');
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))));
};

/** When an access token runs out, in milliseconds since the epoch; undefined for what is not such a token. */
export const tokenExpiry = (token: string): number | undefined => {
  try {
    const payload = payloadOf(token);
    const expiry = typeof payload === 'object' && payload !== null && 'exp' in payload ? payload.exp : undefined;
    return typeof expiry === 'number' ? expiry * 1_000 : undefined;
  } catch {
    return undefined;
  }
};
