import { analyticsScript, type PageService } from '#contracts/visitor-choice.ts';
import { site } from '#web/shared/config/site.ts';
import { policyHash } from './policy-hash.ts';

interface PageParts {
  /** The styles that the page carries. */
  styles: string;
  /** The one inline script. */
  starter: string;
  services: readonly PageService[];
}

/** The hash of an empty style element, which a script adds and then fills rule by rule. */
const emptyStyle = policyHash('');

/**
 * The policy that a page sets for itself, beside the site's own (`infra/constructs/response-headers.ts`): both hold. It
 * names the styles of this page, and Google's script only where the page may load it.
 */
export const pagePolicy = ({ styles, starter, services }: PageParts): string => {
  const scripts = [
    "'self'",
    policyHash(starter),
    ...(services.includes('analytics') ? [analyticsScript] : []),
    ...(site.hasTurnstile ? ['https://challenges.cloudflare.com'] : []),
  ];
  return [`style-src 'self' ${policyHash(styles)} ${emptyStyle}`, `script-src ${scripts.join(' ')}`].join('; ');
};
