import { createHash } from 'node:crypto';
import { environment } from './environment.ts';
import type { Named } from './naming.ts';

/** The regions whose keys SES publishes in a zone of their own (AWS General Reference, "Amazon SES endpoints", DKIM domains). */
const ownZones = new Set([
  'af-south-1',
  'ap-northeast-3',
  'ap-south-2',
  'ap-southeast-3',
  'ap-southeast-5',
  'ca-west-1',
  'eu-central-2',
  'eu-south-1',
  'il-central-1',
  'me-central-1',
  'us-gov-east-1',
]);

/** The zone that a domain's CNAME records point to. */
export const dkimZone = (region: string = environment.region): string =>
  ownZones.has(region) ? `dkim.${region}.amazonses.com` : 'dkim.amazonses.com';

const numbers = ['1', '2', '3'] as const;
const token = (domain: string, number: string) =>
  `${createHash('sha256').update(domain.toLowerCase()).digest('hex').slice(0, 31)}${number}`;

/** The names of a domain's keys, the same from start to start. */
export const dkimTokens = (domain: string): string[] => numbers.map((number) => token(domain, number));

/** The CNAME records that prove a domain's signature. */
export const dkimAttributes = Object.fromEntries(
  numbers.flatMap((number) => [
    [`DkimDNSTokenName${number}`, ({ id }: Named) => `${token(id, number)}._domainkey.${id}`],
    [`DkimDNSTokenValue${number}`, ({ id }: Named) => `${token(id, number)}.${dkimZone()}`],
  ]),
);
