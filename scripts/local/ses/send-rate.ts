/** The limits of an account for sending. */
export interface SendQuota {
  /** Recipients in 24 hours. */
  Max24HourSend: number;
  /** Recipients in a second, on average. */
  MaxSendRate: number;
}

/** The limits of a new account outside of the sandbox. */
export const usualQuota: SendQuota = { Max24HourSend: 50_000, MaxSendRate: 14 };

/** For how many seconds of the rate SES takes a burst. The documentation says "short"; the number is ours. */
const burstSeconds = 5;

/** Counts recipients against the account's rate; the laptop's time, since a moved clock sends nothing faster. */
export const createSendRate = ({ MaxSendRate }: SendQuota, now = () => performance.now()) => {
  const most = MaxSendRate * burstSeconds;
  let [left, since] = [most, now()];
  return {
    /** Takes so many recipients if the rate allows it. */
    take: (recipients: number): boolean => {
      const time = now();
      left = Math.min(most, left + ((time - since) / 1000) * MaxSendRate);
      since = time;
      if (left < recipients) return false;
      left -= recipients;
      return true;
    },
  };
};
