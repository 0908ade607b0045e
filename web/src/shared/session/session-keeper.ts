import { advance, nobody, type SessionEvent, type SessionState } from './model/session-machine.ts';
import { nextCheckMs, type SessionStatus, sessionStatus } from './model/session-status.ts';
import type { Refreshed } from './refresh-session.ts';

/** What the modal shows. */
export interface SessionWarning extends SessionStatus {
  isRefreshing: boolean;
  /** Why the last refresh did not come through. */
  message: string | undefined;
}

interface KeeperPorts {
  now: () => number;
  refresh: () => Promise<Refreshed>;
  /** The session is over, and why where there is more to say than that. */
  end: (message: string | undefined) => void;
  /** Called at each change, and each second of a warning; undefined while there is nothing to warn of. */
  warn: (warning: SessionWarning | undefined) => void;
}

export interface SessionKeeper {
  tell: (event: SessionEvent) => void;
  stop: () => void;
}

/** Runs the session's state machine against clock and network. */
export const keepWatch = ({ now, refresh, end, warn }: KeeperPorts): SessionKeeper => {
  let state: SessionState = nobody;
  let message: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = ({ expiryTime, isRefreshing }: SessionState) => {
    const status = expiryTime === undefined ? undefined : sessionStatus(expiryTime, now());
    warn(status?.isWarning ? { ...status, isRefreshing, message } : undefined);
  };
  const beginRefresh = async () => {
    const refreshed = await refresh();
    message = refreshed.message;
    tell({ type: 'refreshSettled', result: refreshed.result });
  };
  const tell = (event: SessionEvent) => {
    const step = advance(state, event, now());
    state = step.state;
    // Gone while the button is tried again, so that the same reason is read out again, too.
    if (event.type === 'stored' || event.type === 'stayPressed') message = undefined;
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
