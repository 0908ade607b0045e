import { describe, expect, it } from 'vitest';
import { tokenExpiry } from '#web/shared/session/model/token-expiry.ts';
import { tokenOf } from './token.ts';

describe('the expiry of a token [S-133]', () => {
  it('is read from its claim, also beside names in any script', () => {
    expect(tokenExpiry(tokenOf({ exp: 1_795_255_200, username: 'מאיה >>>???' }))).toBe(1_795_255_200_000);
  });

  it.each(['', 'abc', 'a.b.c', tokenOf({}), tokenOf({ exp: 'soon' }), 'a.bnVsbA.c'])('is unknown for %j', (token) => {
    expect(tokenExpiry(token)).toBeUndefined();
  });
});
