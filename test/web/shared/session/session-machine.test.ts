import { describe, expect, it } from 'vitest';
import { advance, nobody, type SessionEvent, type SessionState } from '#web/shared/session/model/session-machine.ts';

const expiry = 10_000_000;
const valid: SessionState = { ...nobody, expiryTime: expiry };
const inWarning = expiry - 200_000;
const follow = (state: SessionState, now: number, ...events: SessionEvent[]) =>
  events.reduce((step, event) => advance(step.state, event, now), { state } as ReturnType<typeof advance>);

describe('the session', () => {
  it('begins with a stored token and is nobody without one', () => {
    expect(follow(nobody, 0, { type: 'stored', expiryTime: expiry })).toEqual({ state: valid });
    expect(follow(valid, 0, { type: 'stored', expiryTime: undefined })).toEqual({ state: nobody });
  });

  it('ends when the time is up, also after a sleep or with an old token [S-164, S-165, Q-051]', () => {
    expect(follow(valid, expiry, { type: 'timePassed' })).toEqual({ state: nobody, effect: 'end' });
    expect(follow(valid, expiry + 9_999_999, { type: 'active' }).effect).toBe('end');
    expect(follow(nobody, expiry, { type: 'stored', expiryTime: expiry }).effect).toBe('end');
  });

  it('is not renewed by activity before the warning [S-162]', () => {
    expect(follow(valid, expiry - 300_001, { type: 'active' })).toEqual({ state: valid });
  });

  it('is renewed once by activity in the warning, at most every five seconds [S-162, Q-050]', () => {
    const first = follow(valid, inWarning, { type: 'active' });
    expect(first.effect).toBe('refresh');
    expect(follow(first.state, inWarning + 9_000, { type: 'active' }).effect).toBeUndefined();
    const done = follow(first.state, inWarning, { type: 'refreshSettled', result: 'done' });
    expect(done.effect).toBeUndefined();
    expect(follow(done.state, inWarning + 4_999, { type: 'active' }).effect).toBeUndefined();
    expect(follow(done.state, inWarning + 5_000, { type: 'active' }).effect).toBe('refresh');
  });

  it('is renewed by "Stay Logged In" at any time, but not twice at once [S-163, Q-050]', () => {
    const pressed = follow(valid, inWarning, { type: 'stayPressed' });
    expect(pressed).toEqual({ state: { ...valid, isRefreshing: true, refreshedAt: inWarning }, effect: 'refresh' });
    expect(follow(pressed.state, inWarning, { type: 'stayPressed' })).toEqual({ state: pressed.state });
    const moved = follow(valid, inWarning, { type: 'active' });
    expect(follow(moved.state, inWarning, { type: 'stayPressed' }).effect).toBeUndefined();
  });

  it.each(['active', 'stayPressed'] as const)('ends when the refresh fails after "%s" [S-163]', (type) => {
    const asked = follow(valid, inWarning, { type });
    expect(follow(asked.state, inWarning, { type: 'refreshSettled', result: 'failed' })).toEqual({
      state: nobody,
      effect: 'end',
    });
  });

  it('goes on without a connection until its time is up, and can be renewed again [Q-049, S-164]', () => {
    const asked = follow(valid, inWarning, { type: 'stayPressed' });
    const alone = follow(asked.state, inWarning + 9_000, { type: 'refreshSettled', result: 'unreached' });
    expect(alone).toEqual({ state: { ...valid, refreshedAt: inWarning } });
    expect(follow(alone.state, inWarning + 9_000, { type: 'stayPressed' }).effect).toBe('refresh');
    expect(follow(alone.state, expiry, { type: 'timePassed' }).effect).toBe('end');
  });

  it('goes on with the token that another tab has got [S-156, Q-051]', () => {
    const moved = follow(valid, inWarning, { type: 'active' });
    const { state, effect } = follow(moved.state, inWarning, { type: 'stored', expiryTime: expiry + 3_600_000 });
    expect(effect).toBeUndefined();
    expect(state).toMatchObject({ expiryTime: expiry + 3_600_000, isRefreshing: false });
    expect(follow(state, inWarning, { type: 'refreshSettled', result: 'done' }).effect).toBeUndefined();
  });

  it('does not forget a refresh under way when the same token is looked at again', () => {
    const moved = follow(valid, inWarning, { type: 'active' });
    expect(follow(moved.state, inWarning, { type: 'stored', expiryTime: expiry }).state).toEqual(moved.state);
  });

  it('is nobody, and stays so, when a refresh settles after the end', () => {
    expect(follow(nobody, 0, { type: 'refreshSettled', result: 'failed' })).toEqual({ state: nobody });
  });
});
