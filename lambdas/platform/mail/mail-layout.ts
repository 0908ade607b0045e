import { directionOf, type Language } from '#contracts/text/language.ts';
import { escapeHtml } from './escape-html.ts';

/** The parts of a mail, from top to bottom. All but `label` and `link` is HTML already. */
export interface MailContent {
  language: Language;
  siteName: string;
  title: string;
  /** The line that lists of mails show beside the subject. */
  preview: string;
  before: string[];
  /** The title and each paragraph before have the direction of their own words. */
  hasOwnDirection: boolean;
  code?: { label: string; digits: string };
  /** The first is the main one. */
  buttons: { label: string; link: string }[];
  /** Stands between a button and its address. */
  buttonAddress: string;
  after: string[];
  footer: string;
}

/** The site's colours. In the dark, classes replace them where a mail program asks for it. No colour is six digits: those are codes. */
const dark = `.page{background:rgb(23,17,20)!important;color:#f6ece7!important}
.sheet{background:#1f171b!important;border-color:#382c31!important}
.accent{color:#f0a3b2!important;border-color:#f0a3b2!important}
.main{background:#f0a3b2!important;color:#2a0f19!important}
.quiet{color:#bfa9aa!important;border-color:#382c31!important}
.code{background:#2a1e23!important}`;
const text = 'font-family:-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';
const style = {
  page: `margin:0;padding:0;background:#fbf7f3;color:#2b1d22;${text}`,
  sheet: `width:100%;max-width:520px;background:#fffdfb;border:1px solid #e8dcd4;${text}`,
  inside: 'padding:32px 28px',
  hidden: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  name: 'margin:0 0 24px;font-size:14px;color:#8c2f4b',
  /** Hebrew letters are never letter-spaced. */
  spaced: ';letter-spacing:.06em',
  title:
    'margin:0 0 20px;font-family:Georgia,"Times New Roman",serif;font-size:26px;line-height:1.25;font-weight:normal',
  line: 'margin:0 0 16px;font-size:16px;line-height:1.6',
  code: 'margin:24px 0;padding:16px 8px;background:#f4e4dc;text-align:center',
  label: 'margin:0;font-size:14px;color:#6b565d',
  /** The space after the last digit has its like before the first, so that the digits stand in the middle. */
  digits:
    'margin:4px 0 0;padding-left:.2em;font-size:32px;line-height:1.3;letter-spacing:.2em;font-family:Menlo,Consolas,monospace',
  button: 'display:inline-block;padding:11px 24px;border:1px solid #8c2f4b;font-size:16px;text-decoration:none',
  main: ';background:#8c2f4b;color:#fdf8f5',
  other: ';color:#8c2f4b',
  address: 'margin:0 0 16px;font-size:13px;line-height:1.5;color:#6b565d',
  /** An address breaks anywhere, the words before it do not. */
  link: 'overflow-wrap:anywhere;word-break:break-all',
  small: 'margin:28px 0 0;padding-top:16px;border-top:1px solid #e8dcd4;font-size:13px;line-height:1.5;color:#6b565d',
};

const paragraphs = (lines: string[], attribute = '') =>
  lines.map((line) => `<p${attribute} style='${style.line}'>${line}</p>`);

/** The address in words as well: some programs cut links, and a mail read on a phone may be meant for a desktop. */
const button =
  (address: string) =>
  ({ link, label }: { link: string; label: string }, i: number) => {
    const [kind, css] = i === 0 ? ['main', style.main] : ['accent', style.other];
    const attributes = `class="${kind}" style='${style.button}${css}' href="${escapeHtml(link)}"`;
    return [
      `<p style='${style.line}'><a ${attributes}>${escapeHtml(label)}</a></p>`,
      `<p class="quiet" style="${style.address}">${address} <span dir="ltr" style="${style.link}">${escapeHtml(link)}</span></p>`,
    ].join('\n');
  };

/** Invisible characters, which keep lists of mails from showing what follows the preview. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(50);

/** A mail as HTML. Tables, because Outlook knows neither the width nor the padding of other blocks. */
export const mailHtml = (content: MailContent) => {
  const { language, siteName, title, preview, before, hasOwnDirection, code, after, footer } = content;
  const dir = directionOf(language);
  const table = 'role="presentation" cellpadding="0" cellspacing="0"';
  return [
    `<!doctype html><html lang="${language}" dir="${dir}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${title}</title>`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}</style></head>`,
    `<body class="page" style='${style.page}' dir="${dir}">`,
    `<div style="${style.hidden}">${preview}${filler}</div>`,
    `<table ${table} width="100%"><tr><td align="center" style="padding:24px 12px">`,
    `<table ${table} width="520" class="sheet" dir="${dir}" style='${style.sheet}'>`,
    `<tr><td align="${dir === 'rtl' ? 'right' : 'left'}" style="${style.inside}">`,
    `<p class="accent" style='${style.name}${language === 'he' ? '' : style.spaced}'>${siteName}</p>`,
    `<h1${hasOwnDirection ? ' dir="auto"' : ''} style='${style.title}'>${title}</h1>`,
    ...paragraphs(before, hasOwnDirection ? ' dir="auto"' : ''),
    ...(code
      ? [
          `<div class="code" style="${style.code}"><p class="quiet" style="${style.label}">${code.label}</p>`,
          `<p dir="ltr" style="${style.digits}">${code.digits}</p></div>`,
        ]
      : []),
    ...content.buttons.map(button(content.buttonAddress)),
    ...paragraphs(after),
    `<p class="quiet" style="${style.small}">${footer}</p>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
};
