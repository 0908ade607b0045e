/** The warning begins when this much is left. */
export const warningSeconds = 300;
const checkIntervalMs = 60_000;

/** The state of a session, derived from its token's expiry alone. */
export interface SessionStatus {
  isExpired: boolean;
  isWarning: boolean;
  /** Whole seconds, rounded up, so that it reaches 0 only at the end. */
  timeRemaining: number;
  /** Milliseconds since the epoch. */
  expiryTime: number;
}

export const sessionStatus = (expiryTime: number, now: number): SessionStatus => {
  const timeRemaining = Math.max(0, Math.ceil((expiryTime - now) / 1_000));
  return {
    isExpired: timeRemaining === 0,
    isWarning: timeRemaining > 0 && timeRemaining <= warningSeconds,
    timeRemaining,
    expiryTime,
  };
};

/** How long until a session that is not over has to be looked at again: a minute, or sooner where the state or the countdown changes. */
export const nextCheckMs = (expiryTime: number, now: number): number => {
  const left = expiryTime - now;
  const untilWarning = left - warningSeconds * 1_000;
  if (untilWarning > 0) return Math.min(untilWarning, checkIntervalMs);
  return left - (Math.ceil(left / 1_000) - 1) * 1_000;
};
