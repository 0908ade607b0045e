import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/**
 * For connections that lead into no network: they are made to the very addresses that were checked, so that a name
 * cannot answer otherwise the second time.
 */
export const publicLookup = (resolve: Resolve): LookupFunction => {
  const publicAddresses = async (hostname: string) => {
    const [first, ...others] = await resolve(hostname);
    const refused = [first, ...others].some((found) => !found || !isPublicAddress(found.address));
    if (!first || refused) throw new Error(`${hostname} has no public address, or one that is not`);
    return { first, all: [first, ...others] };
  };
  return (hostname, { all: wantsAll }, done) => {
    publicAddresses(hostname).then(
      ({ first, all }) => (wantsAll ? done(null, all) : done(null, first.address, first.family)),
      (error: Error) => done(error, ''),
    );
  };
};
