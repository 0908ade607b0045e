import { sessionStatus } from './session-status.ts';

/**
 * The result of a refresh, after all its attempts. One that was refused, or whose server fails, ends the session; without a
 * connection (`unreached`) it goes on until its time is up, and can be refreshed again.
 */
export type RefreshResult = 'done' | 'failed' | 'unreached';

export interface SessionState {
  /** Milliseconds since the epoch; undefined when no user is logged in. */
  expiryTime: number | undefined;
  /** A refresh is under way. */
  isRefreshing: boolean;
  /** When a refresh was last begun, in milliseconds since the epoch. */
  refreshedAt: number;
}

export type SessionEvent =
  /** The stored token was read again: it may be another one, or gone. */
  | { type: 'stored'; expiryTime: number | undefined }
  | { type: 'timePassed' }
  | { type: 'active' }
  | { type: 'stayPressed' }
  | { type: 'refreshSettled'; result: RefreshResult };

/** The actions that the machine asks for. `end`: forget the session and ask its user to log in again. */
export type SessionEffect = 'refresh' | 'end';

interface Step {
  state: SessionState;
  effect?: SessionEffect;
}

/** At most one refresh in this time, however much the user moves. */
const refreshPauseMs = 5_000;

export const nobody: SessionState = {
  expiryTime: undefined,
  isRefreshing: false,
  refreshedAt: Number.NEGATIVE_INFINITY,
};

const ended: Step = { state: nobody, effect: 'end' };

/**
 * The session's life as a pure function: valid, warning with its refreshes, over. Times are absolute, so a sleeping
 * computer does no harm.
 */
export const advance = (state: SessionState, event: SessionEvent, now: number): Step => {
  // A new token is the result of a refresh, here or in another tab.
  if (event.type === 'stored' && event.expiryTime !== state.expiryTime) {
    const { expiryTime } = event;
    return expiryTime === undefined || expiryTime > now
      ? { state: { expiryTime, isRefreshing: false, refreshedAt: state.refreshedAt } }
      : ended;
  }
  if (state.expiryTime === undefined) return { state };
  const { isExpired, isWarning } = sessionStatus(state.expiryTime, now);
  if (isExpired) return ended;
  const refresh: Step = { state: { ...state, isRefreshing: true, refreshedAt: now }, effect: 'refresh' };
  switch (event.type) {
    case 'stored':
    case 'timePassed':
      return { state };
    case 'active':
      return isWarning && !state.isRefreshing && now - state.refreshedAt >= refreshPauseMs ? refresh : { state };
    case 'stayPressed':
      return state.isRefreshing ? { state } : refresh;
    case 'refreshSettled':
      return event.result === 'failed' ? ended : { state: { ...state, isRefreshing: false } };
  }
};
