import type { MailCategory } from '#contracts/templates/mail-category.ts';
import type { MailText } from '#contracts/templates/mail-text.ts';
import type { Language } from '#contracts/text/language.ts';
import { compileMail, fillIn, mailValues } from '#lambdas/templates/index.ts';

export const site = {
  name: 'Pointe & Co',
  url: 'https://pointe.example',
  postalAddress: '1 Barre Street, Haifa',
  contact: 'desk@pointe.example',
};
export const links = {
  unsubscribe: 'https://pointe.example/newsletter/abc?a=1&b=2',
  preferences: 'https://pointe.example/newsletter/abc',
};

interface Options {
  category?: MailCategory;
  language?: Language;
  person?: { name: string; email: string };
}

/** A mail as SES gets it and as one reader gets it. */
export const written = async (
  text: MailText,
  { category = 'newsletter', language = 'en', person = { name: 'Noa', email: 'noa@dance.example' } }: Options = {},
) => {
  const compiled = await compileMail({ category, language, text, site });
  const values = mailValues({ ...person, language }, links, { site, nameless: text.nameless });
  return { compiled, values, mail: fillIn(compiled, values) };
};
