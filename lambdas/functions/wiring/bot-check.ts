import type * as z from 'zod/mini';
import { altcha, botCheckAsSet, spendOnceStore, turnstile, withProofOfWork } from '#lambdas/auth/index.ts';
import type { AppClient } from '#lambdas/platform/identity/app-client.ts';
import { secretParameter } from '#lambdas/platform/secret-parameter.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { accountServices } from './account-services.ts';
import type { botChecked } from './shared.env.ts';

interface Parts {
  table: AppTable;
  app: AppClient;
  services: Pick<ReturnType<typeof accountServices>['services'], 'clock' | 'log' | 'siteUrl' | 'readSettings'>;
}

/** The check that tells a person from a program, as stage and settings want it. */
export const botCheckBy = (
  environment: z.output<z.ZodMiniObject<typeof botChecked>>,
  { table, app, services: { clock, log, siteUrl, readSettings } }: Parts,
) => {
  const spendOnce = spendOnceStore(table);
  const { TURNSTILE_SECRET_PARAMETER: turnstileSecret, PROOF_OF_WORK } = environment;
  const proofOfWork = altcha(() => app.derivedKey('bot-check'), { spendOnce, clock });
  const hostname = new URL(siteUrl).hostname;
  const widget =
    turnstileSecret && turnstile({ secret: secretParameter(turnstileSecret), hostname, spendOnce, clock, log });
  const besideWidget = PROOF_OF_WORK === 'on' && widget ? withProofOfWork(widget, proofOfWork) : widget;
  return botCheckAsSet(besideWidget || proofOfWork, readSettings);
};
