import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { slowCalls } from '../aws-client.ts';
import type { Clock } from '../clock.ts';
import { ttlCache } from '../ttl-cache.ts';

/** The limits of the account for sending. */
export interface MailAccount {
  /** Mails in 24 hours; Infinity without a limit. */
  dailyLimit: number;
  sentToday: number;
  /** Mails in a second. */
  rate: number;
  /** SES's sandbox: mail reaches addresses only that the operator has verified. */
  isSandbox: boolean;
}

/** SES answers this call once a second at most. */
const keptMs = 60_000;

export const mailAccount = (clock: Clock, ses = new SESv2Client(slowCalls)): (() => Promise<MailAccount>) => {
  const cached = ttlCache<MailAccount>({ namespace: 'mailAccount', ttlMs: keptMs, limit: 1, clock });
  return () =>
    cached('', async () => {
      const { SendQuota, ProductionAccessEnabled = false } = await ses.send(new GetAccountCommand({}));
      const limit = SendQuota?.Max24HourSend ?? 0;
      return {
        // SES says -1 where there is none.
        dailyLimit: limit < 0 ? Number.POSITIVE_INFINITY : limit,
        sentToday: SendQuota?.SentLast24Hours ?? 0,
        // SES's sandbox sends one in a second.
        rate: SendQuota?.MaxSendRate ?? 1,
        isSandbox: !ProductionAccessEnabled,
      };
    });
};
