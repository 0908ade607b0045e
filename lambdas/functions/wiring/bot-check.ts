import { altcha, botCheckAsSet, spendOnceStore, turnstile } from '#lambdas/auth/index.ts';
import type { AppClient } from '#lambdas/platform/identity/app-client.ts';
import type { ReadMoment } from '#lambdas/platform/settings.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { accountServices } from './account-services.ts';

interface Parts {
  table: AppTable;
  app: AppClient;
  readMoment: ReadMoment;
  services: Pick<ReturnType<typeof accountServices>['services'], 'clock' | 'log' | 'siteUrl' | 'readSettings'>;
}

/** The check that distinguishes a person from a program, as the settings want it. */
export const botCheckBy = ({ table, app, readMoment, services: { clock, log, siteUrl, readSettings } }: Parts) => {
  const spendOnce = spendOnceStore(table);
  const secret = async () => {
    const value = await (await readMoment()).secret('turnstileSecret');
    if (value === undefined) throw new Error('the secret key of Turnstile is not set');
    return value;
  };
  return botCheckAsSet(
    {
      proofOfWork: altcha(() => app.derivedKey('bot-check'), { spendOnce, clock }),
      turnstile: turnstile({ secret, hostname: new URL(siteUrl).hostname, spendOnce, clock, log }),
    },
    readSettings,
  );
};
