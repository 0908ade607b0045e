import {
  DeleteSuppressedDestinationCommand,
  GetSuppressedDestinationCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { scrub } from '#contracts/text/scrub.ts';
import { slowCalls } from '../aws-client.ts';
import { ProblemError } from '../problem.ts';

const unavailable = (error: unknown): ProblemError => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return new ProblemError('unavailable', { cause: new Error(`SES answered ${name}: ${scrub(message)}`) });
};

/**
 * Takes an address off the account's own suppression list, which drops mail regardless of our table. An address that is
 * not on it is fine. @throws ProblemError `unavailable`.
 */
export type LiftSuppression = (email: string) => Promise<void>;

export const liftSuppressionBy =
  (ses = new SESv2Client(slowCalls)): LiftSuppression =>
  async (email) => {
    try {
      await ses.send(new DeleteSuppressedDestinationCommand({ EmailAddress: email }));
    } catch (error) {
      if (!(error instanceof NotFoundException)) throw unavailable(error);
    }
  };

/** Why and since when that list has an address; undefined where it has not. @throws ProblemError `unavailable`. */
export type FindSuppression = (
  email: string,
) => Promise<{ reason: 'bounced' | 'complained'; time: string } | undefined>;

export const findSuppressionBy =
  (ses = new SESv2Client(slowCalls)): FindSuppression =>
  async (email) => {
    try {
      const { SuppressedDestination: found } = await ses.send(
        new GetSuppressedDestinationCommand({ EmailAddress: email }),
      );
      if (!found?.LastUpdateTime) return undefined;
      const reason = found.Reason === 'COMPLAINT' ? 'complained' : 'bounced';
      return { reason, time: found.LastUpdateTime.toISOString() };
    } catch (error) {
      if (error instanceof NotFoundException) return undefined;
      throw unavailable(error);
    }
  };
