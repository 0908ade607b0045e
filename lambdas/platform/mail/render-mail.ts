import type { MailKind } from '#contracts/platform/mail-kinds.ts';
import type { Language } from '#contracts/text/language.ts';
import { escapeHtml } from './escape-html.ts';
import { mailHtml } from './mail-layout.ts';
import { emailTexts } from './mail-texts.ts';
import { typedHtml, typedText } from './typed-lines.ts';

/** Mails that were requested on the site; a recipient who did not request one can ignore it. */
const asked: readonly MailKind[] = [
  'signUpCode',
  'passwordReset',
  'accountExists',
  'emailChangeCode',
  'emailInUse',
  'newsletterConfirmation',
];

/** Notices whose second paragraph says to choose a new password if another person did this; the button does it. */
const alarming: readonly MailKind[] = [
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'passwordChanged',
  'usernameChanged',
];
/** Mails whose second paragraph leads to the button. */
const leadsToButton: readonly MailKind[] = [...alarming, 'accountExists', 'accountCreated', 'emailInUse'];

export interface MailValues {
  username?: string;
  /** Shown large, on a line of its own; it may also be a placeholder that Cognito fills. */
  code?: string;
  /** The address of the mail's main button. */
  link?: string;
  /** The address of a second button, if there are two. */
  resetLink?: string;
  /** The name of the site; empty for its own name in the language. */
  siteName?: string | undefined;
  /** Of a mail that an administrator has written: what it is about, and its text. */
  subject?: string;
  message?: string;
  /** Of a test mail: what it says of itself. */
  site?: string;
  provider?: string;
  time?: string;
}

/** In HTML each of these has a direction of its own. */
const isolated = ['username', 'site', 'siteName', 'provider', 'time'];
/** The texts of an administrator. */
const typed = ['subject', 'message'];

export interface Mail {
  subject: string;
  html: string;
  text: string;
}

/** One of the product's own mails, in one language, as HTML and as plain text that says the same. */
export const renderMail = (kind: MailKind, language: Language, given: MailValues): Mail => {
  const text = emailTexts(language);
  const siteName = given.siteName || (text.siteName ?? '');
  const values: MailValues = { ...given, siteName };
  const fill = (key: string, show: (value: string, name: string) => string): string | undefined =>
    text[key]?.replaceAll(/\{\{(\w+)\}\}/g, (_all, name) => show(values[name as keyof MailValues] ?? '', name));
  const say = (key: string) => fill(key, (value, name) => (typed.includes(name) ? typedText(value) : value)) ?? '';
  /** In HTML. A name has a direction of its own; without marks in it, so that it can be copied. */
  const write = (key: string) => {
    const shown = (value: string, name: string) => {
      if (typed.includes(name)) return typedHtml(value);
      return isolated.includes(name) ? `<bdi>${escapeHtml(value)}</bdi>` : escapeHtml(value);
    };
    return fill(key, shown) ?? '';
  };
  const more = `${kind}TextMore`;
  const isBeforeButton = leadsToButton.includes(kind);
  const before = [values.username ? 'greeting' : '', `${kind}Text`, isBeforeButton ? more : ''];
  const after = [isBeforeButton ? '' : more, asked.includes(kind) ? 'ignore' : '', 'signature'];
  /** Their paragraphs, separated by line breaks. */
  const paragraphs = (keys: string[], words: (key: string) => string) =>
    keys.flatMap((key) => words(key).split('\n')).filter(Boolean);
  const mainLabel = alarming.includes(kind) ? 'passwordResetButton' : `${kind}Button`;
  const buttons = [
    { link: values.link, label: say(mainLabel) },
    { link: values.resetLink, label: say(`${kind}ResetButton`) },
  ].flatMap(({ link, label }) => (link && label ? [{ link, label }] : []));
  const { code } = values;

  const html = mailHtml({
    language,
    siteName: escapeHtml(siteName),
    title: write(`${kind}Title`),
    preview: paragraphs([`${kind}Text`], write)[0] ?? '',
    before: paragraphs(before, write),
    // Who wrote it may not have written in the recipient's language.
    hasOwnDirection: kind === 'fromAdministrator',
    ...(code ? { code: { label: write('codeLabel'), digits: escapeHtml(code) } } : {}),
    buttons,
    buttonAddress: write('buttonAddress'),
    after: paragraphs(after, write),
    footer: write('footer'),
  });
  // French sets it apart, and the space does not break.
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const plain = [
    siteName,
    say(`${kind}Title`),
    ...paragraphs(before, say),
    ...(code ? [`${say('codeLabel')}${colon}\n${code}`] : []),
    ...buttons.map(({ label, link }) => `${label}${colon}\n${link}`),
    ...paragraphs(after, say),
    say('footer'),
  ];
  return { subject: say(`${kind}Subject`), html, text: plain.join('\n\n') };
};
