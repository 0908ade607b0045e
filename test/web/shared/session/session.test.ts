import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { StoredCaches } from '#test/web/support/cache-storage.ts';
import {
  confirmSession,
  forgetSession,
  isConfirmed,
  keepSession,
  keepVisitor,
  onSessionChange,
  readEndMessage,
  readToken,
  readVisitor,
  type SessionChange,
} from '#web/shared/session/session.ts';

const user = { id: '1', username: 'maya', isAdmin: false };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what this browser keeps of a session', () => {
  it('is the token and the user, under their names [S-154, S-264]', () => {
    const { kept } = stubBrowser();
    keepSession({ token: 'abc', user });
    expect(kept.get('token')).toBe('abc');
    expect(JSON.parse(kept.get('user') ?? '')).toEqual(user);
    expect([readToken(), readVisitor()]).toEqual(['abc', { username: 'maya', isAdmin: false }]);
  });

  it('knows the token that the server has just given, so that it is not asked about', () => {
    stubBrowser();
    keepSession({ token: 'given', user });
    expect([isConfirmed('given'), isConfirmed('found in storage')]).toEqual([true, false]);
  });

  it('takes over a changed user when the server confirms the token, and never writes the token again [Q-051]', () => {
    const { kept } = stubBrowser({ token: 'abc', user: JSON.stringify(user), sessionEnd: 'Logged out elsewhere' });
    // As a tab sees it that has not heard yet that the session ended elsewhere: what it wrote would outlive that end.
    kept.delete('token');
    confirmSession({ token: 'abc', user: { ...user, username: 'odile' } });
    expect(JSON.parse(kept.get('user') ?? '')).toEqual({ ...user, username: 'odile' });
    expect([kept.has('token'), readEndMessage(), isConfirmed('abc')]).toEqual([false, 'Logged out elsewhere', true]);
  });

  it('is all gone after a logout [S-154]', () => {
    const { kept } = stubBrowser({ token: 'abc', user: JSON.stringify(user), theme: 'dark' });
    forgetSession();
    expect([...kept.keys()]).toEqual(['theme']);
    expect(readVisitor()).toBeUndefined();
  });

  it('takes the tips of its user off the device when it ends [Q-048]', async () => {
    const caches = new StoredCaches();
    vi.stubGlobal('caches', caches);
    for (const end of [() => forgetSession(), () => forgetSession('ended'), () => forgetSession('left', '')]) {
      stubBrowser({ token: 'abc', user: JSON.stringify(user) });
      for (const name of ['members', 'pages']) await caches.open(name);
      end();
      await expect.poll(() => caches.keys()).toEqual(['pages']);
    }
  });

  it('ends also where the browser has switched its caches off', () => {
    const { kept } = stubBrowser({ token: 'abc', user: JSON.stringify(user) });
    vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    forgetSession();
    expect([...kept.keys()]).toEqual([]);
  });

  it.each(['', 'null', '{"username":1}', '"maya"', '{'])('is nobody when the user is %j', (text) => {
    stubBrowser({ token: 'abc', user: text });
    expect(readVisitor()).toBeUndefined();
  });

  it('is told under the new name after a change of name, and nothing else changes', () => {
    const { kept } = stubBrowser({ token: 'abc', user: JSON.stringify({ ...user, isAdmin: true }) });
    const heard: SessionChange[] = [];
    const stop = onSessionChange((change) => heard.push(change));
    keepVisitor({ username: 'odile' });
    expect(JSON.parse(kept.get('user') ?? '')).toEqual({ ...user, isAdmin: true, username: 'odile' });
    expect([readVisitor(), heard]).toEqual([{ username: 'odile', isAdmin: true }, ['kept']]);
    kept.set('user', 'null');
    keepVisitor({ username: 'giselle' });
    expect([kept.get('user'), heard.length]).toEqual(['null', 1]);
    stop();
  });

  it('makes nobody an administrator but who is', () => {
    stubBrowser({ token: 'abc', user: '{"username":"maya","isAdmin":"true"}' });
    expect(readVisitor()?.isAdmin).toBe(false);
  });

  it('tells why it ended after a reload and in other tabs, until the next login or a logout', () => {
    const { kept } = stubBrowser();
    const whyAfter = (happens: () => void) => {
      happens();
      return readEndMessage();
    };
    expect(whyAfter(() => forgetSession('ended', 'Logged out elsewhere'))).toBe('Logged out elsewhere');
    // A page that has just been loaded knows only the browser's storage.
    expect([...kept.values()]).toEqual(['Logged out elsewhere']);
    expect(whyAfter(() => keepSession({ token: 'abc', user }))).toBeUndefined();
    expect(whyAfter(() => forgetSession('ended'))).toBe('');
    expect(whyAfter(() => forgetSession())).toBeUndefined();
  });

  it('is told to this tab and heard from the others [Q-051]', () => {
    const { kept, writtenElsewhere } = stubBrowser();
    const heard: SessionChange[] = [];
    const stop = onSessionChange((change) => heard.push(change));
    keepSession({ token: 'abc', user });
    forgetSession('ended', 'Token refresh failed');
    expect(readEndMessage()).toBe('Token refresh failed');
    kept.set('token', 'of another tab');
    writtenElsewhere('token');
    writtenElsewhere('theme');
    expect(heard).toEqual(['kept', 'ended', 'kept']);
    kept.clear();
    writtenElsewhere(null);
    stop();
    writtenElsewhere('token');
    forgetSession();
    expect(heard).toEqual(['kept', 'ended', 'kept', 'left']);
  });
});
