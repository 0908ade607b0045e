import { personOf } from '../model/person.ts';
import { wantsNewsletter } from '../model/preferences.ts';
import type { NewsletterServices } from '../services.ts';
import { accountOf } from './account-of.ts';

type Welcoming = Pick<NewsletterServices, 'readers' | 'users' | 'welcomeIn' | 'clock' | 'log'>;

const welcome = async (services: Welcoming, email: string): Promise<void> => {
  const { readers, clock } = services;
  const [user, reader] = await Promise.all([accountOf(services, email), readers.byEmail(email)]);
  const person = personOf({ user, reader }, clock());
  if (!person || person.suppressed || reader?.welcomed || !wantsNewsletter({ user, reader }, clock())) return;
  const { name, language } = person;
  // All that may fail without harm comes first.
  const mail = await services.welcomeIn(language);
  if (!mail) return;
  const token = (await readers.ensure([{ email, language }])).get(person.email) ?? '';
  if (await readers.markWelcomed(person.email)) await mail.send({ name, email: person.email, token });
};

/**
 * One mail to a reader who has just confirmed, where administrators want one and its language is written. At most once
 * for each address: it is noted before the mail is handed over. The subscription stands no matter what becomes of the
 * mail.
 */
export const sendWelcome = (services: Welcoming, email: string): Promise<void> =>
  welcome(services, email).catch((error: unknown) => services.log.error('a welcome mail was not sent', { error }));
