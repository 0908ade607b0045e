import * as z from 'zod';
import { isLoopbackOrigin } from './runtime/loopback.ts';
import { environment } from './template/environment.ts';
import type { Resource, Stack } from './template/stack.ts';

/**
 * Makes a text's addresses lead to this machine: each origin of AWS that a function or a page calls is replaced by the
 * loopback one. Only where it stands alone; an issuer, which begins with the same origin, stays as on AWS.
 */
export const createLocalAddresses =
  (replacements: Record<string, string>) =>
  (text: string): string => {
    let local = text;
    for (const [origin, replacement] of Object.entries(replacements)) {
      local = local.replace(new RegExp(`${origin.replaceAll('.', '\\.')}(?![\\w./:-])`, 'g'), () => replacement);
    }
    return local;
  };

/** The addresses of a stack that functions and pages call: its site, its user pools, its buckets and its queues. */
export const localAddressesOf = (
  stack: Stack,
  distribution: Resource,
  { url, awsEndpoint }: { url: string; awsEndpoint: string },
) => {
  const buckets = stack.ofType('AWS::S3::Bucket').map((bucket) => bucket.attribute('RegionalDomainName'));
  const queues = stack.ofType('AWS::SQS::Queue').map(({ id }) => id);
  return createLocalAddresses({
    [`https://${distribution.attribute('DomainName')}`]: url,
    [`https://cognito-idp.${environment.region}.${environment.urlSuffix}`]: awsEndpoint,
    ...Object.fromEntries(buckets.map((host) => [`https://${host}`, awsEndpoint])),
    // The SDK calls the host of a queue's URL, so the URL as a whole becomes one of this machine.
    ...Object.fromEntries(queues.map((address) => [address, `${awsEndpoint}${new URL(address).pathname}`])),
  });
};

const namesSchema = z.looseObject({
  DistributionConfig: z.looseObject({ Aliases: z.array(z.string()).default([]) }),
});

/** The origins that a page of the site has on AWS; none for pages of other origins. */
export const createSiteAliases = (distribution: Resource, port: number) => {
  const { Aliases } = namesSchema.parse(distribution.properties).DistributionConfig;
  const origins = [distribution.attribute('DomainName'), ...Aliases].map((name) => `https://${name}`);
  return (origin: string): string[] => (isLoopbackOrigin(origin, port) ? origins : []);
};
