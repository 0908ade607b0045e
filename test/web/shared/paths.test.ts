import { describe, expect, it } from 'vitest';
import { safeReturnTo } from '#web/features/auth/model/return-to.ts';
import { loginPath } from '#web/shared/paths.ts';

describe('the way to the log-in page [S-069, S-258, Q-016]', () => {
  it.each([
    ['/admin/users', '?search=a%20b&lang=en', '/login?returnTo=%2Fadmin%2Fusers%3Fsearch%3Da%2Bb'],
    ['/tips', '?lng=he', '/login?returnTo=%2Ftips'],
    ['/', '?lang=he', '/login'],
  ])('from %s%s is %s', (pathname, search, path) => expect(loginPath({ pathname, search })).toBe(path));

  it('says that the session has ended, and leads back', () => {
    const path = loginPath({ pathname: '/account', search: '' }, true);
    expect(path).toBe('/login?reason=session_expired&returnTo=%2Faccount');
    expect(safeReturnTo(new URL(path, 'https://site.test').searchParams.get('returnTo'))).toBe('/account');
  });
});
