import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { BotCheck, BotCheckAction, Widget } from './bot-check.ts';
import { withProofOfWork } from './with-proof-of-work.ts';

const settingOf = {
  login: 'onLogIn',
  signup: 'onSignUp',
  reset: 'onPasswordReset',
  // To subscribe is to sign up, with less.
  newsletter: 'onSignUp',
} as const satisfies Record<BotCheckAction, string>;

interface Ways {
  proofOfWork: BotCheck;
  turnstile: Widget;
}

/** The check that the settings choose, on those forms for which they ask for it. */
export const botCheckAsSet = ({ proofOfWork, turnstile }: Ways, readSettings: ReadSettings): BotCheck => {
  const both = withProofOfWork(turnstile, proofOfWork);
  return {
    challenge: () => proofOfWork.challenge(),
    passed: async (token, request) => {
      const { provider, [settingOf[request.action]]: isOn } = await readSettings('botCheck');
      if (!isOn) return true;
      return (provider === 'turnstile' ? both : proofOfWork).passed(token, request);
    },
  };
};
