import type { MailCategory } from '#contracts/templates/mail-category.ts';
import type { MailText } from '#contracts/templates/mail-text.ts';
import { variablesIn } from '#contracts/templates/typed-words.ts';
import type { Language } from '#contracts/text/language.ts';
import { type Block, passagesOf } from '#contracts/text/rich-text.ts';
import { manyTexts } from '#lambdas/platform/mail/mail-texts.ts';
import { withTypedLinks } from '../model/typed-links.ts';
import { withWholeVariables } from '../model/whole-variables.ts';
import { colours } from './look.ts';
import { absoluteLink, type MailSite } from './mail-site.ts';
import { attributeRegister, directed, htmlRegister, literalAddress, literalHtml, textRegister } from './registers.ts';
import { picture, richHtml } from './rich-html.ts';
import { richLines } from './rich-lines.ts';
import { fillShell, looks } from './shells.ts';

/** A mail as templates of SES: the only braces are those of `mailValues`. */
export interface CompiledMail {
  subject: string;
  /** Shown beside the subject in lists of mails; the HTML has it too. */
  preheader: string;
  html: string;
  text: string;
}

export interface MailSource {
  category: MailCategory;
  language: Language;
  text: MailText;
  site: MailSite;
  /** The address of the letter that it is on the site; without one, the list of letters. */
  letter?: string;
  /** It is that letter: it leaves out what concerns one reader. */
  isLetter?: boolean;
}

/** A body that begins with a heading has its title there, so that the mail need not repeat its subject. */
const splitTitle = ({ subject, body }: MailText): { title: string; blocks: readonly Block[] } => {
  const [first, ...others] = body.content;
  const title = first?.type === 'heading' ? passagesOf(first).join('').trim() : '';
  return title === '' ? { title: subject, blocks: body.content } : { title, blocks: others };
};

/** A picture before all text is the lead of layouts that have one. */
const splitLead = (blocks: readonly Block[], hasLead: boolean) => {
  const [first, ...others] = blocks;
  return hasLead && first?.type === 'image' ? { lead: first, shown: others } : { lead: undefined, shown: blocks };
};

/** The line that lists of mails show where the writer gave nothing. */
const firstWords = (blocks: readonly Block[]): string => {
  const words = blocks.flatMap(passagesOf).find((passage) => passage.trim() !== '') ?? '';
  if (words.length <= 150) return words;
  // A variable is not cut in half.
  const cut = variablesIn(words).find(({ start, end }) => start < 150 && end > 150);
  return `${words.slice(0, cut?.start ?? 150).replace(/\s+\S*$/, '')}…`;
};

/** One language of a mail to many, as HTML and as plain text that says the same. */
export const compileMail = async ({
  category,
  language,
  text: typed,
  site,
  letter = 'all',
  isLetter = false,
}: MailSource): Promise<CompiledMail> => {
  const text = { ...typed, body: withTypedLinks(withWholeVariables(typed.body)) };
  const writing = { language, site };
  const say = manyTexts(language, { siteName: site.name });
  const html = htmlRegister(writing);
  const attribute = attributeRegister(writing);
  const plain = textRegister(writing);
  const { title, blocks } = splitTitle(text);
  const { lead, shown } = splitLead(blocks, looks[category].hasLead);
  const preheader = text.preheader || firstWords(shown);
  const isByConsent = category === 'promotional' || category === 'newsletter';
  const reason = say(isByConsent ? 'manyReasonConsent' : 'manyReasonAccount');
  const kicker = category === 'newsletter' || category === 'promotional' ? say(`${category}Kicker`) : '';

  // Unless disabled, SES leads links through a server of its own, and reveals where they go: these carry a reader's
  // token.
  const quietLink = (href: string, label: string) =>
    `<a class="foot" ses:no-track href="${href}" style="display:inline-block;padding:0 10px;text-decoration:underline;color:${colours.quiet}">${literalHtml(label)}</a>`;
  const letters = absoluteLink(`/newsletter?letter=${letter}`, site, language);
  const links = [
    ...(isLetter
      ? []
      : [
          quietLink('{{unsubscribeHtml}}', say('manyUnsubscribe')),
          quietLink('{{preferencesHtml}}', say('manyPreferences')),
        ]),
    ...(site.contact ? [quietLink(`mailto:${literalAddress(site.contact)}`, say('manyContact'))] : []),
  ];
  const home = absoluteLink('/', site, language);
  const addressLines = site.postalAddress.split('\n').filter(Boolean);
  const address = [site.name, ...addressLines].map(html).join('<br>');

  const document = await fillShell(category, language, {
    DOCUMENT_TITLE: attribute(text.subject),
    PREHEADER: html(preheader),
    SITE_NAME: `<a href="${literalAddress(home)}" style="color:inherit;text-decoration:none">${html(site.name)}</a>`,
    KICKER: literalHtml(kicker),
    TITLE: `<h1 style="margin:0;font:inherit">${html(title)}</h1>`,
    LEAD: lead ? picture(lead, { ...writing, width: 560 }) : '',
    BODY: richHtml(shown, { ...writing, look: looks[category] }),
    BROWSER: isLetter ? '' : quietLink(literalAddress(letters), say('manyBrowser')),
    REASON: isLetter ? '' : literalHtml(reason),
    LINKS: links.join(' '),
    ADDRESS: address,
  });

  const line = (words: string) => directed(plain(words), language);
  const lines = [
    line(site.name),
    line(title),
    ...richLines(blocks, writing),
    '--',
    directed(reason, language),
    `${say('manyBrowser')}:\n${letters}`,
    `${say('manyUnsubscribe')}:\n{{unsubscribeText}}`,
    `${say('manyPreferences')}:\n{{preferencesText}}`,
    ...(site.contact ? [`${say('manyContact')}: ${site.contact}`] : []),
    ...(addressLines.length > 0 ? [addressLines.map(line).join('\n')] : []),
  ];
  return { subject: line(text.subject), preheader: line(preheader), html: document, text: lines.join('\n\n') };
};
