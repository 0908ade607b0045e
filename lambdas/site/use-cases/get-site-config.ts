import type { Output } from '#contracts/http/endpoint.ts';
import type * as contracts from '#contracts/site.ts';
import type { SiteConfig } from '#contracts/site.ts';
import { defaultLanguage, languages } from '#contracts/text/language.ts';

export interface Place {
  stage: string;
  region: string;
  identity: Omit<SiteConfig['identity'], 'region'>;
  /** Cloudflare's bot-check instead of the built-in one. */
  turnstileSiteKey: string | undefined;
}

export const getSiteConfig =
  ({ stage, region, identity, turnstileSiteKey }: Place) =>
  (): Output<typeof contracts.getSiteConfig> => ({
    stage,
    region,
    languages: [...languages],
    defaultLanguage,
    identity: { region, ...identity },
    botCheck: turnstileSiteKey ? { provider: 'turnstile', siteKey: turnstileSiteKey } : { provider: 'altcha' },
  });
