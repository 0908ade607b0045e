import { maskedAddress } from '#lambdas/platform/mail/mail-address.ts';
import { readBounce } from '../model/bounce.ts';
import type { MailFailuresServices } from '../services.ts';

/** Keeps for administrators which mail came back. SES may report it twice, so each recipient counts once for a mail. */
export const noteBounce =
  ({ mailFailures }: Pick<MailFailuresServices, 'mailFailures'>) =>
  async (event: string): Promise<void> => {
    const { messageId, kind, language, recipients, time } = readBounce(event);
    for (const [index, address] of recipients.entries()) {
      const failure = {
        kind,
        language,
        provider: 'ses',
        reason: 'bounced',
        recipient: maskedAddress(address),
        time,
      } as const;
      await mailFailures.noteOnce(`${messageId}#${index}`, failure);
    }
  };
