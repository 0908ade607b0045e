import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { followOwner } from '#web/shared/session/follow-owner.ts';
import { forgetSession, keepSession, onSessionChange, type SessionChange } from '#web/shared/session/session.ts';

const maya = { id: '1', username: 'maya', isAdmin: true };
const odile = { id: '2', username: 'odile', isAdmin: true };
const stored = (token: string, user: object) => ({ token, user: JSON.stringify(user) });

const open = () => {
  const browser = stubBrowser(stored('a', maya));
  const reload = vi.fn();
  const style = { display: '' };
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { body: { style } });
  const heard: SessionChange[] = [];
  const look = vi.fn();
  const stops = [onSessionChange((change) => heard.push(change)), followOwner(look)];
  stop = () => {
    for (const each of stops) each();
  };
  const replace = (next: Record<string, string>) => {
    browser.kept.clear();
    for (const [key, value] of Object.entries(next)) browser.kept.set(key, value);
  };
  return { ...browser, replace, reload, style, heard, look };
};
let stop = () => {};
beforeEach(() => {
  stop = () => {};
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('a page that comes back from the memory of the browser, or wakes', () => {
  const wakes = ['pageshow', 'focus', 'online', 'visibilitychange'];

  it.each(wakes)('hears at %s that its user has logged out elsewhere [Q-051]', (wake) => {
    const { replace, happens, heard, look, reload } = open();
    replace({});
    happens(wake);
    expect(heard).toEqual(['left']);
    expect(look).toHaveBeenCalled();
    happens(wake);
    expect(heard).toEqual(['left']);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(wakes)('shows nothing at %s of the user before the present one, and is loaded again', (wake) => {
    const { replace, happens, reload, style } = open();
    replace(stored('b', odile));
    happens(wake);
    expect(style.display).toBe('none');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(wakes)('stays as it is at %s when the session is still that of its user', (wake) => {
    const { replace, happens, reload, heard, look } = open();
    replace(stored('renewed', { ...maya, username: 'maya plisetskaya' }));
    happens(wake);
    expect(look).toHaveBeenCalledTimes(1);
    expect([reload.mock.calls, heard]).toEqual([[], []]);
  });

  it('compares tokens where the user has no id', () => {
    const { replace, happens, reload } = open();
    replace(stored('b', { username: 'odile' }));
    happens('pageshow');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page that is looked at', () => {
  it('is loaded again when another tab logs in somebody else', () => {
    const { replace, writtenElsewhere, reload } = open();
    replace(stored('b', odile));
    writtenElsewhere('token');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('goes on when its own tab logs out and in again', () => {
    const { reload, heard, look } = open();
    forgetSession('ended', 'over');
    keepSession({ token: 'b', user: odile });
    expect(heard).toEqual(['ended', 'kept']);
    expect(look).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });
});
