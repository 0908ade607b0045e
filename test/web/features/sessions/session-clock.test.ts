import { describe, expect, it } from 'vitest';
import type { Session } from '#contracts/sessions/endpoints.ts';
import { serverAhead, sessionAt } from '#web/features/sessions/model/session-clock.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const session = (given: Partial<Session> = {}): Session => ({
  id: '00000001-0000-4000-8000-000000000000.origin',
  userId: '00000001-0000-4000-8000-000000000000',
  username: 'dana',
  ip: '192.0.2.1',
  browser: 'Firefox 140, Linux',
  created: '2026-11-21T10:00:00.000Z',
  lastActivity: '2026-11-21T10:20:00.000Z',
  expiry: '2026-11-21T11:00:00.000Z',
  activeDuration: 1_800,
  state: 'active',
  current: false,
  ...given,
});

describe('how long a session is active and lasts [S-091] [S-132]', () => {
  it('knows how far ahead the server is, by the age of an active session', () => {
    expect(serverAhead([session({ state: 'revoked' }), session()], at('10:25:00'))).toBe(300_000);
  });

  it('takes this clock where no session is active', () => {
    expect(serverAhead([session({ state: 'expired' })], at('10:25:00'))).toBe(0);
  });

  it('goes on while the list is looked at', () => {
    expect(sessionAt(session(), at('10:30:00'))).toEqual({ state: 'active', activeFor: 1_800, expiresIn: 1_800 });
    expect(sessionAt(session(), at('10:45:00'))).toEqual({ state: 'active', activeFor: 2_700, expiresIn: 900 });
  });

  it('shows a session as expired from its expiry on [S-153]', () => {
    const over = { state: 'expired', activeFor: 3_600, expiresIn: undefined };
    expect(sessionAt(session(), at('11:00:00'))).toEqual(over);
    expect(sessionAt(session(), at('23:00:00'))).toEqual(over);
  });

  it('keeps the duration of a session that was revoked', () => {
    const over = session({ state: 'revoked', activeDuration: 60 });
    expect(sessionAt(over, at('10:45:00'))).toEqual({ state: 'revoked', activeFor: 60, expiresIn: undefined });
  });
});
