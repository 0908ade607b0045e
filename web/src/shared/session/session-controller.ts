import { advance, nobody, type SessionEvent, type SessionState } from './model/session-machine.ts';
import { nextCheckMs, type SessionStatus, sessionStatus } from './model/session-status.ts';
import type { Refreshed } from './refresh-session.ts';

/** The state that the modal shows. */
export interface SessionWarning extends SessionStatus {
  isRefreshing: boolean;
}

interface ControllerPorts {
  now: () => number;
  refresh: () => Promise<Refreshed>;
  /** The session is over, and why where there is more to say than that. */
  end: (message: string | undefined) => void;
  /** Called at each change, and each second of a warning; undefined while there is nothing to warn of. */
  warn: (warning: SessionWarning | undefined) => void;
}

export interface SessionController {
  tell: (event: SessionEvent) => void;
  stop: () => void;
}

/** Runs the session's state machine against clock and network. */
export const startSessionWatch = ({ now, refresh, end, warn }: ControllerPorts): SessionController => {
  let state: SessionState = nobody;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = ({ expiryTime, isRefreshing }: SessionState) => {
    const status = expiryTime === undefined ? undefined : sessionStatus(expiryTime, now());
    warn(status?.isWarning ? { ...status, isRefreshing } : undefined);
  };
  const beginRefresh = async () => {
    const { result, message } = await refresh();
    tell({ type: 'refreshSettled', result }, message);
  };
  const tell = (event: SessionEvent, message?: string) => {
    const step = advance(state, event, now());
    state = step.state;
    clearTimeout(timer);
    if (state.expiryTime !== undefined) {
      timer = setTimeout(() => tell({ type: 'timePassed' }), nextCheckMs(state.expiryTime, now()));
    }
    show(state);
    if (step.effect === 'refresh') void beginRefresh();
    if (step.effect === 'end') end(message);
  };
  return { tell, stop: () => clearTimeout(timer) };
};
