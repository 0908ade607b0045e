import { directionOf, type Language } from '#contracts/language.ts';
import { escapeHtml } from './escape-html.ts';
import { emailTexts } from './mail-texts.ts';

export const mailKinds = [
  'signUpCode',
  'passwordReset',
  'loginCode',
  'factorCode',
  'accountExists',
  'accountCreated',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'passwordChanged',
  'accountDeleted',
  'emailChangeCode',
  'emailChanged',
  'emailChangedByAdministrator',
  'usernameChanged',
  'administratorAdded',
  'administratorRemoved',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mails that somebody requested on the site; a recipient who did not can ignore them. */
const asked: readonly MailKind[] = ['signUpCode', 'passwordReset', 'accountExists', 'emailChangeCode'];

export interface MailValues {
  username?: string;
  /** Shown large, on a line of its own; it may also be a placeholder that Cognito fills. */
  code?: string;
  /** The address of the mail's main button. */
  link?: string;
  /** The address of a second button, if there are two. */
  resetLink?: string;
}

export interface Mail {
  subject: string;
  html: string;
  text: string;
}

const style = {
  page: 'margin:0;padding:24px 12px;background:#f7f3ee;font-family:Georgia,"Times New Roman",serif;color:#2b2530',
  sheet: 'max-width:520px;margin:0 auto;padding:32px;background:#fffdfa;border:1px solid #e6ddd2',
  name: 'margin:0 0 24px;font-size:14px;color:#8a4a55',
  /** Hebrew letters are never letter-spaced. */
  spaced: ';letter-spacing:.06em',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:normal',
  line: 'margin:0 0 16px;font-size:16px;line-height:1.6',
  label: 'margin:24px 0 0;font-size:13px;text-align:center;color:#6d6470',
  code: 'margin:4px 0 24px;font-size:34px;letter-spacing:.25em;font-family:Menlo,Consolas,monospace;text-align:center',
  button: 'display:inline-block;padding:12px 24px;background:#8a4a55;color:#fffdfa;text-decoration:none;font-size:16px',
  small: 'margin:24px 0 0;padding-top:16px;border-top:1px solid #e6ddd2;font-size:13px;line-height:1.5;color:#6d6470',
};

const paragraph = (text: string, css = style.line) => `<p style='${css}'>${escapeHtml(text)}</p>`;

/** One of the product's own mails, in one language, as HTML and as plain text that says the same. */
export const renderMail = (kind: MailKind, language: Language, values: MailValues): Mail => {
  const text = emailTexts(language);
  const say = (key: string): string | undefined =>
    text[key]?.replaceAll(/\{\{(\w+)\}\}/g, (_all, name) => values[name as keyof MailValues] ?? '');
  const [title = '', siteName = '', footer = ''] = [say(`${kind}Title`), say('siteName'), say('footer')];
  const before = [values.username && say('greeting'), say(`${kind}Text`)];
  const after = [say(`${kind}TextMore`), asked.includes(kind) && say('ignore'), say('signature')];
  const buttons = [
    { link: values.link, label: say(`${kind}Button`) },
    { link: values.resetLink, label: say(`${kind}ResetButton`) },
  ].flatMap(({ link, label }) => (link && label ? [{ link, label }] : []));
  const { code } = values;
  const paragraphs = (lines: (string | false | undefined)[]) =>
    lines.flatMap((line) => (line ? [paragraph(line)] : []));

  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    `<body style='${style.page}'><div style='${style.sheet}' dir="${directionOf(language)}">`,
    paragraph(siteName, language === 'he' ? style.name : style.name + style.spaced),
    `<h1 style='${style.title}'>${escapeHtml(title)}</h1>`,
    ...paragraphs(before),
    ...(code
      ? [paragraph(say('codeLabel') ?? '', style.label), `<p dir="ltr" style='${style.code}'>${escapeHtml(code)}</p>`]
      : []),
    ...buttons.map(
      ({ link, label }) =>
        `<p style='${style.line}'><a style='${style.button}' href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`,
    ),
    ...paragraphs(after),
    paragraph(footer, style.small),
    '</div></body></html>',
  ].join('\n');

  const plain = [
    siteName,
    title,
    ...before,
    code,
    ...buttons.map(({ label, link }) => `${label}: ${link}`),
    ...after,
    footer,
  ];
  return { subject: say(`${kind}Subject`) ?? title, html, text: plain.filter(Boolean).join('\n\n') };
};
