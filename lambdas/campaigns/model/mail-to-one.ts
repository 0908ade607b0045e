import type { Language } from '#contracts/text/language.ts';
import { linksToNobody, type MailPlace, readerLinks } from '#lambdas/newsletter/index.ts';
import { mailValues } from '#lambdas/templates/index.ts';
import type { Chunk, FrozenRecipient } from './chunk.ts';

/** One language of a campaign, as far as the part of each reader needs it. */
interface OfMail {
  /** As the frozen mail names it. */
  site: { name: string; url: string; contact?: string | undefined };
  /** Stands for a name that is not known. */
  nameless?: string | undefined;
}

/** Marks by which events find their recipient: letters, digits, `_` and `-`, as SES wants it. */
const tagsOf = (campaign: string, { number, attempt }: Chunk, position: number): Record<string, string> => ({
  ...{ campaign, chunk: String(number), position: String(position), attempt: String(attempt) },
});

/** As an address in a header: its letters are those of URLs, and its domain is one of ASCII, since SES takes no other sign. */
const mailtoLink = (address: string, subject: string): string => {
  const [local = '', domain = ''] = address.split(/@(?=[^@]*$)/);
  const host = URL.parse(`https://${domain}`)?.hostname ?? domain;
  return `mailto:${encodeURIComponent(local)}@${host}?subject=${encodeURIComponent(subject)}`;
};

/**
 * The parts of a mail that are one person's own. The pair of headers is RFC 8058's: mail programs show a button that unsubscribes by one
 * POST. Beside it stands an address to write to, where that is read: some programs show no button without one. Its subject
 * names the subscription, because the mail may have been forwarded to the address from which its reader writes.
 */
const partOf = (
  { name, email, token }: FrozenRecipient,
  { language, mail: { site, nameless }, place }: { language: Language; mail: OfMail; place?: MailPlace },
) => {
  const links = readerLinks(site.url, { token, place }, language);
  const mailto = site.contact ? `, <${mailtoLink(site.contact, links.subject)}>` : '';
  return {
    values: mailValues({ name, email, language }, links, { site, nameless }),
    headers: {
      'List-Unsubscribe': `<${links.oneClick}>${mailto}`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

/** The part of one recipient of a campaign. */
export const mailToOne = (
  { campaign, chunk, position }: { campaign: string; chunk: Chunk; position: number },
  recipient: FrozenRecipient,
  mail: OfMail,
) => ({
  ...partOf(recipient, { language: chunk.language, mail, place: { campaign, chunk: chunk.number, position } }),
  tags: tagsOf(campaign, chunk, position),
});

/** The part for a reader who gets a mail of their own, which no campaign has. */
export const mailToReader = (reader: FrozenRecipient, language: Language, mail: OfMail) =>
  partOf(reader, { language, mail });

const testTags = (language: Language): Record<string, string> => ({ kind: 'campaignTest', language });

/** The part for a person who tries a campaign out: with no mark by which it would count. */
export const testMailToOne = (tester: FrozenRecipient, language: Language, mail: OfMail) => ({
  ...partOf(tester, { language, mail }),
  tags: testTags(language),
});

/**
 * The part for another person to whom a test goes. It belongs to no subscription, so nothing in it unsubscribes anyone.
 */
export const testMailToOther = (
  other: Pick<FrozenRecipient, 'name' | 'email'>,
  language: Language,
  { site, nameless }: OfMail,
) => ({
  values: mailValues({ ...other, language }, linksToNobody(site.url, language), { site, nameless }),
  headers: {},
  tags: testTags(language),
});
