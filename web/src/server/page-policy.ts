import { analyticsScript, type PageService } from '#contracts/relay/visitor-choice.ts';
import { botCheckHost } from '#contracts/site/endpoints.ts';
import type { SiteSettings } from '#contracts/site/site-settings.ts';
import { policyHash } from './policy-hash.ts';

interface PageParts {
  /** The styles that the page carries. */
  styles: string;
  /** The one inline script. */
  starter: string;
  services: readonly PageService[];
  site: SiteSettings;
}

/** The hash of an empty style element, which a script adds and then fills rule by rule. */
const emptyStyle = policyHash('');

/**
 * The policy that a page sets for itself, beside the site's own (`infra/constructs/response-headers.ts`): both hold. It
 * names the styles of this page, and scripts of others only where the settings want them.
 */
export const pagePolicy = ({ styles, starter, services, site }: PageParts): string => {
  const scripts = [
    "'self'",
    policyHash(starter),
    ...(services.includes('analytics') ? [analyticsScript] : []),
    ...(site.botCheck === 'turnstile' ? [botCheckHost] : []),
  ];
  return [`style-src 'self' ${policyHash(styles)} ${emptyStyle}`, `script-src ${scripts.join(' ')}`].join('; ');
};
