import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Looks up all addresses of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** Asks the system. */
export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

/** A name led to an address that may not be connected to, or to none. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
}

/**
 * A lookup for connections to public servers only. The connection is made to the very address that was checked, so a
 * name cannot give another answer the second time.
 */
export const publicLookup = (resolve: Resolve, isAllowed = isPublicAddress): LookupFunction => {
  const publicAddresses = async (hostname: string) => {
    const [first, ...others] = await resolve(hostname);
    const refused = [first, ...others].some((found) => !found || !isAllowed(found.address));
    if (!first || refused) throw new NotPublicError(`${hostname} has no public address, or one that is not`);
    return { first, all: [first, ...others] };
  };
  return (hostname, { all: wantsAll }, done) => {
    publicAddresses(hostname).then(
      ({ first, all }) => (wantsAll ? done(null, all) : done(null, first.address, first.family)),
      (error: Error) => done(error, ''),
    );
  };
};
