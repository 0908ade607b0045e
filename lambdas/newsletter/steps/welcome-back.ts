import type { NewsletterServices } from '../services.ts';

/** Lets mail through to whoever asked for it again. Whatever they said stands also where SES cannot be told; the log says so. */
export const welcomeBack = async (
  { liftSuppression, log }: Pick<NewsletterServices, 'liftSuppression' | 'log'>,
  email: string,
): Promise<void> => {
  await liftSuppression(email).catch((error: unknown) =>
    log.error('an address that asked for mail again may still be on the suppression list of SES', { error }),
  );
};
