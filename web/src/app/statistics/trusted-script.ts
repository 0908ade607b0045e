import { getBeacon } from '#contracts/relay/endpoints.ts';
import { analyticsScript } from '#contracts/relay/visitor-choice.ts';

/** The policy's name; the site's own policy names it too (`infra/constructs/response-headers.ts`). */
const policyName = 'statistics';

/** The two scripts of others that may run here, by their whole addresses. @throws a TypeError for any other. */
export const statisticsScript = (address: string, base: string): string => {
  const { origin, pathname, search, hash, href, username, password } = new URL(address, base);
  const isBare = hash === '' && username === '' && password === '';
  const isBeacon = origin === new URL(base).origin && pathname === getBeacon.path && search === '';
  const isTag = `${origin}${pathname}` === analyticsScript && /^\?id=G-[A-Z0-9]{4,20}$/.test(search);
  if (!isBare || !(isBeacon || isTag)) throw new TypeError(`${href} is no script of this site`);
  return href;
};

/** The page's policy lets only trusted addresses become scripts, and a policy of a name is made once. */
let policy: { createScriptURL(url: string): string } | undefined;

/** Puts a script into the page. Whether it comes changes nothing for the visitor. */
export const addScript = (address: string, attributes: Record<string, string> = {}): void => {
  const trust = (url: string) => statisticsScript(url, location.origin);
  policy ??= window.trustedTypes?.createPolicy(policyName, { createScriptURL: trust });
  const script = document.createElement('script');
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = policy?.createScriptURL(address) ?? trust(address);
  document.head.append(script);
};
