const en = {
  direction: 'ltr',
  other: { code: 'he', name: 'עברית' },
  title: 'Sent mail',
  intro: 'What the product sent. Nothing leaves this laptop.',
  none: 'Nothing was sent yet.',
  older: 'Older mail',
  all: 'All mail',
  time: 'Time',
  from: 'From',
  to: 'To',
  subject: 'Subject',
  noSubject: '(no subject)',
  configurationSet: 'Configuration set',
  simulated: 'Simulated outcome',
  message: 'Message',
  links: 'Links in this mail',
  text: 'Plain text',
  headers: 'Headers',
  source: 'Download the raw message',
};
const he: typeof en = {
  direction: 'rtl',
  other: { code: 'en', name: 'English' },
  title: 'דואר שנשלח',
  intro: 'מה שהמוצר שלח. שום דבר אינו יוצא מהמחשב הזה.',
  none: 'עדיין לא נשלח דואר.',
  older: 'דואר ישן יותר',
  all: 'כל הדואר',
  time: 'זמן',
  from: 'מאת',
  to: 'אל',
  subject: 'נושא',
  noSubject: '(ללא נושא)',
  configurationSet: 'ערכת תצורה',
  simulated: 'תוצאה מדומה',
  message: 'ההודעה',
  links: 'קישורים בהודעה',
  text: 'טקסט פשוט',
  headers: 'כותרות',
  source: 'הורדת הודעת המקור',
};
const texts = { en, he };

/** A language of the mail pages. */
export type PageLanguage = keyof typeof texts;
export type MailTexts = typeof en;

export const mailTexts = (language: PageLanguage): MailTexts => texts[language];

const isPageLanguage = (text: string | undefined): text is PageLanguage => text !== undefined && text in texts;

/** The asked language, else the first one that the browser prefers, else English. */
export const pageLanguage = (asked: string | null, acceptLanguage = ''): PageLanguage => {
  const preferred = acceptLanguage.split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return [asked ?? undefined, ...preferred].find(isPageLanguage) ?? 'en';
};
