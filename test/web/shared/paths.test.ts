import { describe, expect, it } from 'vitest';
import { safeReturnTo } from '#web/features/auth/model/return-to.ts';
import { type Address, accountPath, paths } from '#web/shared/paths.ts';

describe('the way to the log-in page [S-069, S-258, Q-016]', () => {
  it.each<[Address, string]>([
    [
      { pathname: '/admin/users', search: '?search=a%20b&lang=en' },
      '/login?returnTo=%2Fadmin%2Fusers%3Fsearch%3Da%2Bb',
    ],
    [{ pathname: '/tips', search: '?lng=he' }, '/login?returnTo=%2Ftips'],
    [{ pathname: '/blog/shoes', hash: '#fitting' }, '/login?returnTo=%2Fblog%2Fshoes%23fitting'],
    [{ pathname: '/newsletter', hash: '#token=s3cret' }, '/login?returnTo=%2Fnewsletter'],
    [{ pathname: '/', search: '?lang=he' }, '/login'],
  ])('from %j is %s', (from, path) => expect(accountPath(paths.login, from)).toBe(path));

  it('is remembered on the pages around it', () => {
    const signUp = accountPath(paths.signup, { pathname: '/tips' });
    expect(signUp).toBe('/signup?returnTo=%2Ftips');
    const { pathname, search } = new URL(signUp, 'https://site.test');
    for (const path of [paths.login, paths.requestPasswordReset, paths.resetPassword])
      expect(accountPath(path, { pathname, search })).toBe(`${path}?returnTo=%2Ftips`);
    expect(accountPath(paths.login, { pathname })).toBe('/login');
  });

  it('says that the session has ended, and leads back', () => {
    const path = accountPath(paths.login, { pathname: '/account' }, true);
    expect(path).toBe('/login?reason=session_expired&returnTo=%2Faccount');
    expect(safeReturnTo(new URL(path, 'https://site.test').searchParams.get('returnTo'))).toBe('/account');
  });
});
