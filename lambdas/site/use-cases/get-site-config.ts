import type { Output } from '#contracts/http/endpoint.ts';
import { initialSettings, type SectionName } from '#contracts/settings/sections.ts';
import type * as contracts from '#contracts/site/endpoints.ts';
import type { SiteConfig } from '#contracts/site/endpoints.ts';
import { defaultLanguage, languages } from '#contracts/text/language.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';

const settingOf = { login: 'onLogIn', signup: 'onSignUp', reset: 'onPasswordReset', newsletter: 'onSignUp' } as const;

export interface Place {
  stage: string;
  region: string;
  identity: Omit<SiteConfig['identity'], 'region'>;
  readSettings: ReadSettings;
}

export const getSiteConfig =
  ({ stage, region, identity, readSettings }: Place) =>
  async (): Promise<Output<typeof contracts.getSiteConfig>> => {
    // Pages can be read without the table; what depends on these is checked again by the server.
    const orInitial = <Name extends SectionName>(name: Name) => readSettings(name).catch(() => initialSettings[name]);
    const [check, { signUpsOpen, passwordMinimum }, { allowed, kinds }] = await Promise.all([
      orInitial('botCheck'),
      orInitial('security'),
      orInitial('twoFactor'),
    ]);
    const off = (['login', 'signup', 'reset', 'newsletter'] as const).filter((action) => !check[settingOf[action]]);
    const secondFactors = (['totp', 'email'] as const).filter((kind) => allowed && (kinds === 'any' || kinds === kind));
    return {
      stage,
      region,
      languages: [...languages],
      defaultLanguage,
      identity: { region, ...identity },
      botCheck:
        check.provider === 'turnstile'
          ? { provider: check.provider, siteKey: check.siteKey, off }
          : { provider: check.provider, off },
      accounts: { signUpsOpen, passwordMinimum, secondFactors },
    };
  };
