import type { MailCategory } from '#contracts/templates/mail-category.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { colours, filler, sans, serif, styleSheet } from './look.ts';
import { compileLayout } from './mrml.ts';
import type { BodyLook } from './rich-html.ts';

/** The openings of a layout. Text that a user typed is never given to the compiler. */
export const openings = [
  'DOCUMENT_TITLE',
  'PREHEADER',
  'BROWSER',
  'SITE_NAME',
  'KICKER',
  'TITLE',
  'LEAD',
  'BODY',
  'REASON',
  'LINKS',
  'ADDRESS',
] as const;
export type Opening = (typeof openings)[number];
const gap = (opening: Opening) => `%%${opening}%%`;

/** How each layout draws what its body holds. */
export const looks: Record<MailCategory, BodyLook> = {
  promotional: { buttons: 'center', hasRules: false, hasLead: true },
  newsletter: { buttons: 'start', hasRules: true, hasLead: true },
  announcement: { buttons: 'start', hasRules: false, hasLead: false },
  welcome: { buttons: 'center', hasRules: false, hasLead: true },
};

/** Hebrew letters are never letter-spaced. */
const spaced = (language: Language, width: string) => (language === 'he' ? '' : ` letter-spacing="${width}"`);

interface Parts {
  language: Language;
  start: 'left' | 'right';
}
const name = ({ language }: Parts, attributes: string) =>
  `<mj-text ${attributes} font-size="14px"${spaced(language, '.06em')}>${gap('SITE_NAME')}</mj-text>`;
const title = (attributes: string) =>
  `<mj-text ${attributes} font-family="${serif}" line-height="1.22">${gap('TITLE')}</mj-text>`;
const body = `<mj-text css-class="text" padding="0" color="${colours.ink}">${gap('BODY')}</mj-text>`;
const sheet = (content: string, attributes = '', css = '') =>
  `<mj-section css-class="sheet pad ${css}" background-color="${colours.sheet}" border="1px solid ${colours.line}" padding="32px 28px 16px" ${attributes}><mj-column>${content}</mj-column></mj-section>`;
const band = (css: string, content: string, attributes: string) =>
  `<mj-section css-class="${css}" ${attributes}><mj-column>${content}</mj-column></mj-section>`;

const lead = `<mj-section padding="0"><mj-column><mj-text padding="0" line-height="0">${gap('LEAD')}</mj-text></mj-column></mj-section>`;

/** One line in the accent above a sober sheet. */
const announcement = (parts: Parts) =>
  sheet(
    name(parts, `css-class="accent" color="${colours.accent}" padding="0 0 20px"`) +
      title(`css-class="text title" color="${colours.ink}" font-size="28px" padding="0 0 20px"`) +
      body,
    `border-top="4px solid ${colours.accent}"`,
    'bar',
  );

/** A masthead as a paper has it, and rules between its parts. */
const newsletter = ({ language }: Parts) =>
  band(
    'text',
    `<mj-text css-class="text" align="center" color="${colours.ink}" font-family="${serif}" font-size="32px" line-height="1.2" padding="8px 0 10px">${gap('SITE_NAME')}</mj-text>` +
      `<mj-text css-class="accent" align="center" color="${colours.accent}" font-size="13px"${spaced(language, '.14em')} padding="0 0 18px">${gap('KICKER')}</mj-text>`,
    'padding="8px 0 0"',
  ) +
  lead +
  sheet(title(`css-class="text title" color="${colours.ink}" font-size="28px" padding="0 0 20px"`) + body);

/** A band in the house's red, which says at once that there is something to get. */
const promotional = (parts: Parts) =>
  band(
    'band',
    name(parts, `css-class="onband" align="center" color="${colours.onAccent}" padding="0 0 18px"`) +
      title(`css-class="onband hero" align="center" color="${colours.onAccent}" font-size="36px" padding="0 0 14px"`) +
      `<mj-text css-class="onband" align="center" color="${colours.onAccent}" font-size="13px"${spaced(parts.language, '.14em')} padding="0">${gap('KICKER')}</mj-text>`,
    `background-color="${colours.accent}" padding="36px 28px 34px"`,
  ) +
  lead +
  sheet(body, 'border-top="0"');

/** Satin: a pale band, with everything in the middle but the letter itself. */
const welcome = (parts: Parts) =>
  band(
    'blush',
    name(parts, `css-class="accent" align="center" color="${colours.accent}" padding="0 0 22px"`) +
      title(`css-class="text hero" align="center" color="${colours.ink}" font-size="36px" padding="0 0 6px"`),
    `background-color="${colours.blush}" border="1px solid ${colours.line}" border-bottom="0" padding="36px 28px 32px"`,
  ) +
  lead +
  sheet(body, 'border-top="0"');

const layouts: Record<MailCategory, (parts: Parts) => string> = { promotional, newsletter, announcement, welcome };

const footer = `<mj-section padding="24px 28px 8px"><mj-column>
<mj-text css-class="quiet" align="center" color="${colours.quiet}" font-size="13px" line-height="1.6" padding="0 0 10px">${gap('REASON')}</mj-text>
<mj-text css-class="quiet" align="center" color="${colours.quiet}" font-size="13px" line-height="2" padding="0 0 10px">${gap('LINKS')}</mj-text>
<mj-text css-class="quiet" align="center" color="${colours.quiet}" font-size="13px" line-height="1.6" padding="0">${gap('ADDRESS')}</mj-text>
</mj-column></mj-section>`;

/** From right to left, each column needs the direction: sections and documents do not pass it on. */
const sourceOf = (category: MailCategory, language: Language): string => {
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  return `<mjml lang="${language}" dir="${direction}">
<mj-head>
<mj-title>${gap('DOCUMENT_TITLE')}</mj-title>
<mj-preview>${gap('PREHEADER')}</mj-preview>
<mj-attributes>
<mj-all font-family="${sans}"/>
<mj-section direction="${direction}"/>
<mj-column direction="${direction}"/>
<mj-text align="${start}" font-size="16px" line-height="1.6"/>
</mj-attributes>
<mj-style>${styleSheet}</mj-style>
<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
</mj-head>
<mj-body width="560px" background-color="${colours.paper}" css-class="page">
<mj-section padding="8px 0"><mj-column><mj-text css-class="quiet" align="center" color="${colours.quiet}" font-size="13px" padding="0">${gap('BROWSER')}</mj-text></mj-column></mj-section>
${layouts[category]({ language, start })}
${footer}
</mj-body>
</mjml>`;
};

const kept = new Map<string, Promise<string>>();

/** The layout of a category in a language, compiled once. */
const readShell = (category: MailCategory, language: Language): Promise<string> => {
  const key = `${category} ${language}`;
  const known = kept.get(key);
  if (known) return known;
  const shell = compileLayout(sourceOf(category, language));
  kept.set(key, shell);
  shell.catch(() => kept.delete(key));
  return shell;
};

/** A layout with its openings filled. */
export const fillShell = async (
  category: MailCategory,
  language: Language,
  parts: Record<Opening, string>,
): Promise<string> =>
  (await readShell(category, language)).replaceAll(/%%([A-Z_]+)%%/g, (_whole, opening: Opening) =>
    opening === 'PREHEADER' ? `${parts.PREHEADER}${filler}` : parts[opening],
  );
