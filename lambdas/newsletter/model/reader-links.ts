import { mailMarkSchema } from '#contracts/newsletter/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';

/** Which mail of a campaign it was. */
export interface MailPlace {
  campaign: string;
  chunk: number;
  position: number;
}

export const markOf = ({ campaign, chunk, position }: MailPlace): string => `${campaign}.${chunk}.${position}`;

/** Undefined for anything that is no mark. */
export const placeOf = (mark: string | undefined): MailPlace | undefined => {
  const [campaign, chunk, position] = mailMarkSchema.safeParse(mark).data?.split('.') ?? [];
  return campaign === undefined ? undefined : { campaign, chunk: Number(chunk), position: Number(position) };
};

/** Names a subscription in the mail by which its reader unsubscribes. A mail's subject is read by many, so it holds no key. */
export const unsubscribeMark = (token: string): string => secretIdHash(token);

/** The page of a reader's preferences; without a token it says that a link of a mail is needed. */
const pageOf = (siteUrl: string, language: Language): string => `${siteUrl}/newsletter?lang=${language}`;

/** The links of a mail that belongs to no reader: they act for no one. */
export const linksToNobody = (siteUrl: string, language: Language) => {
  const page = pageOf(siteUrl, language);
  return { preferences: page, unsubscribe: page };
};

/**
 * The links of a reader in a mail. The token is behind `#`, where it is sent to no server and no other page learns of
 * it; only the address to which mail programs post has it in its path, and leads browsers to the page.
 * @param place of a campaign's mail, so that it can count who unsubscribed by it.
 */
export const readerLinks = (
  siteUrl: string,
  { token, place }: { token: string; place?: MailPlace | undefined },
  language: Language,
) => {
  const mark = place && `c=${markOf(place)}`;
  const page = `${pageOf(siteUrl, language)}#token=${token}${mark ? `&${mark}` : ''}`;
  const oneClick = `${siteUrl}/api/newsletter/unsubscribe/${token}${mark ? `?${mark}` : ''}`;
  return { oneClick, preferences: page, unsubscribe: page, subject: `unsubscribe ${unsubscribeMark(token)}` };
};
