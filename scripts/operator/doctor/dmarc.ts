import { Resolver } from 'node:dns/promises';
import type { Stage } from '#infra/config.ts';
import { type Finding, ok, warning } from './finding.ts';

/** The TXT records of a name, each in its pieces, as `node:dns` returns them. */
export type LookUpTxt = (name: string) => Promise<string[][]>;

const resolver = new Resolver({ timeout: 3_000, tries: 2 });
export const lookUpTxt: LookUpTxt = (name) => resolver.resolveTxt(name);

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');

/** The domain and those above it down to two labels: a subdomain without a record of its own follows the one above. */
const withParents = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

interface Found {
  domain: string;
  records: string[];
}

const find = async (domain: string, lookUp: LookUpTxt): Promise<Found | undefined> => {
  for (const each of withParents(domain)) {
    const texts = await lookUp(`_dmarc.${each}`).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const records = texts.map((pieces) => pieces.join('')).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    if (records.length > 0) return { domain: each, records };
  }
};

/** How a record wants mail treated that was not signed by the domain: a record of a parent may say so for its subdomains. */
const policyOf = (record: string, isOfParent: boolean): string => {
  const tag = (name: string) => new RegExp(`;\\s*${name}\\s*=\\s*(\\w+)`, 'i').exec(record)?.[1]?.toLowerCase();
  return (isOfParent ? tag('sp') : undefined) ?? tag('p') ?? 'none';
};

const judge = ({ mail: { from, identity } }: Stage, domain: string, found: Found | undefined): Finding => {
  if (identity === 'address') {
    const policy = found ? policyOf(found.records[0] ?? '', found.domain !== domain) : 'none';
    return policy === 'none'
      ? ok(
          `${domain} does not ask receivers to refuse mail that it has not signed; still, "identity": "address" is for trying out.`,
        )
      : warning(
          `The DMARC policy of ${domain} is "${policy}", and SES signs mail of a verified address as amazonses.com: codes and links from ${from} land in spam or are refused.`,
          'Send from a domain of your own, with "identity": "domain" (README, Deploy, step 2).',
        );
  }
  if (!found) {
    return warning(
      `${domain} has no DMARC record: Gmail, Yahoo and others may refuse its mail or treat it as spam.`,
      `Add this DNS record: _dmarc.${domain} TXT "v=DMARC1; p=none"`,
    );
  }
  return found.records.length > 1
    ? warning(
        `_dmarc.${found.domain} has ${found.records.length} DMARC records, so receivers follow none of them.`,
        'Keep one of these DNS records.',
      )
    : ok(`${found.domain} has a DMARC record (policy "${policyOf(found.records[0] ?? '', found.domain !== domain)}").`);
};

/** Whether receivers can distinguish the stage's mail from mail that only pretends to come from its domain (RFC 7489). */
export const checkDmarc = async (stage: Stage, lookUp: LookUpTxt = lookUpTxt): Promise<Finding> => {
  const domain = stage.mail.from.slice(stage.mail.from.indexOf('@') + 1);
  try {
    return judge(stage, domain, await find(domain, lookUp));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return warning(`Could not look up the DMARC record of ${domain}: ${reason}`, `dig +short TXT _dmarc.${domain}`);
  }
};
