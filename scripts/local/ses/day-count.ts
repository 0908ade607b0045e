import type { StoredMail } from './mail-store.ts';

const dayMilliseconds = 86_400_000;

/** Counts the recipients of the last 24 hours; `now` may move in both directions. */
export const createDayCount = (earlier: readonly StoredMail[], now: () => number) => {
  const sent = earlier.map(({ time, to }) => ({ time: Date.parse(time), recipients: to.length }));
  let [first, counted, looked] = [0, sent.reduce((sum, { recipients }) => sum + recipients, 0), 0];
  const drop = (start: number): void => {
    for (let each = sent[first]; each !== undefined && each.time <= start; each = sent[first]) {
      counted -= each.recipients;
      first += 1;
    }
  };
  return {
    add: (recipients: number): void => {
      sent.push({ time: now(), recipients });
      counted += recipients;
    },
    recipients: (): number => {
      const time = now();
      // After a step back mails count again.
      if (time < looked) [first, counted] = [0, sent.reduce((sum, each) => sum + each.recipients, 0)];
      looked = time;
      drop(time - dayMilliseconds);
      return counted;
    },
  };
};
