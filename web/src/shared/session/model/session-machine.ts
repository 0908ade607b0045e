import { sessionStatus } from './session-status.ts';

/** What a refresh came to: `unreachable` says nothing about the session, `refused` that it is over. */
export type RefreshResult = 'done' | 'refused' | 'unreachable';

export interface SessionState {
  /** Milliseconds since the epoch; undefined when nobody is logged in. */
  expiryTime: number | undefined;
  /** Who asked for the refresh that is under way: an activity, or the button. */
  refreshing: 'activity' | 'button' | undefined;
  /** When a refresh was last begun, in milliseconds since the epoch. */
  refreshedAt: number;
}

export type SessionEvent =
  /** The stored token was looked at: it may be another one, or gone. */
  | { type: 'stored'; expiryTime: number | undefined }
  | { type: 'timePassed' }
  | { type: 'active' }
  | { type: 'stayPressed' }
  | { type: 'refreshSettled'; result: RefreshResult };

/** What the machine wants done. `end`: forget the session and ask its user to log in again. */
export type SessionEffect = 'refresh' | 'end';

interface Step {
  state: SessionState;
  effect?: SessionEffect;
}

/** At most one refresh in this time, however much the user moves. */
const refreshPauseMs = 5_000;

export const nobody: SessionState = {
  expiryTime: undefined,
  refreshing: undefined,
  refreshedAt: Number.NEGATIVE_INFINITY,
};

const ended: Step = { state: nobody, effect: 'end' };

const settled = (state: SessionState, result: RefreshResult): Step => {
  // "Stay Logged In" asks for certainty; a mere movement does not end a session because the network was away.
  if (result === 'refused' || (result === 'unreachable' && state.refreshing === 'button')) return ended;
  return { state: { ...state, refreshing: undefined } };
};

/** The session's life as a pure function: valid, warning with its refreshes, over. Times are absolute, so sleep is no matter. */
export const advance = (state: SessionState, event: SessionEvent, now: number): Step => {
  // A new token is what a refresh leads to, here or in another tab.
  if (event.type === 'stored' && event.expiryTime !== state.expiryTime) {
    const { expiryTime } = event;
    return expiryTime === undefined || expiryTime > now
      ? { state: { expiryTime, refreshing: undefined, refreshedAt: state.refreshedAt } }
      : ended;
  }
  if (state.expiryTime === undefined) return { state };
  const { isExpired, isWarning } = sessionStatus(state.expiryTime, now);
  if (isExpired) return ended;
  switch (event.type) {
    case 'stored':
    case 'timePassed':
      return { state };
    case 'active':
      return isWarning && !state.refreshing && now - state.refreshedAt >= refreshPauseMs
        ? { state: { ...state, refreshing: 'activity', refreshedAt: now }, effect: 'refresh' }
        : { state };
    case 'stayPressed':
      return state.refreshing
        ? { state: { ...state, refreshing: 'button' } }
        : { state: { ...state, refreshing: 'button', refreshedAt: now }, effect: 'refresh' };
    case 'refreshSettled':
      return settled(state, event.result);
  }
};
