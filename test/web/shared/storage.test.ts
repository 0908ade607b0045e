import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser, stubFailingStorage } from '#test/web/support/browser.ts';
import { factorNotice } from '#web/shared/session/factor-notice.ts';
import { forgetSession, keepSession, readToken, readVisitor } from '#web/shared/session/session.ts';
import { readJson, readStorage, removeStorage, writeStorage } from '#web/shared/storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe.each(['blocked', 'full'] as const)('storage that is %s', (how) => {
  it('is replaced by the memory of the page, and says so', () => {
    stubFailingStorage(how, { theme: 'dark' });
    expect(writeStorage('theme', 'light')).toBe(false);
    expect(readStorage('theme')).toBe('light');
    removeStorage('theme');
    expect(readStorage('theme')).toBeNull();
    writeStorage('view', '{"page":2}');
    expect(readJson('view')).toEqual({ page: 2 });
    removeStorage('view');
  });

  it('does not keep a person from logging in, and out again', () => {
    stubBrowser();
    stubFailingStorage(how, { token: 'of another time', user: '{"username":"odile"}' });
    keepSession({ token: 'given', user: { username: 'maya', isAdmin: false } });
    expect([readToken(), readVisitor()?.username]).toEqual(['given', 'maya']);
    forgetSession();
    expect([readToken(), readVisitor()]).toEqual([undefined, undefined]);
  });

  it('does not keep a recovery code from replacing the authenticator app', () => {
    stubFailingStorage(how);
    factorNotice.note('appRemoved');
    expect(factorNotice.noted()).toBe('appRemoved');
    factorNotice.forget();
    expect(factorNotice.noted()).toBeUndefined();
  });
});

it('what storage takes again is no longer in memory', () => {
  stubFailingStorage('full');
  writeStorage('theme', 'light');
  vi.unstubAllGlobals();
  const { kept } = stubBrowser();
  expect(writeStorage('theme', 'dark')).toBe(true);
  kept.set('theme', 'light');
  expect(readStorage('theme')).toBe('light');
});
