import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { BotCheck, BotCheckAction } from './bot-check.ts';

const settingOf = {
  login: 'onLogIn',
  signup: 'onSignUp',
  reset: 'onPasswordReset',
  // To subscribe is to sign up, with less.
  newsletter: 'onSignUp',
} as const satisfies Record<BotCheckAction, string>;

/** The check, on those forms for which the settings ask for it. */
export const botCheckAsSet = (check: BotCheck, readSettings: ReadSettings): BotCheck => ({
  ...check,
  passed: async (token, request) => {
    const { [settingOf[request.action]]: isOn } = await readSettings('botCheck');
    return isOn ? check.passed(token, request) : true;
  },
});
