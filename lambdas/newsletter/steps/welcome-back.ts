import type { NewsletterServices } from '../services.ts';

/**
 * Lets mail through to a reader who asked for it again. Their choice stands even where SES cannot be informed; the log
 * says so.
 */
export const welcomeBack = async (
  { liftSuppression, log }: Pick<NewsletterServices, 'liftSuppression' | 'log'>,
  email: string,
): Promise<void> => {
  await liftSuppression(email).catch((error: unknown) =>
    log.error('an address that asked for mail again may still be on the suppression list of SES', { error }),
  );
};
