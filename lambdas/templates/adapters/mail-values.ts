import { isolate, withoutTurning } from '#contracts/text/isolate.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { escapeHtml } from '#lambdas/platform/mail/escape-html.ts';
import { manyTexts } from '#lambdas/platform/mail/mail-texts.ts';

/** A person who gets a mail; the name may be empty. */
interface Recipient {
  name: string;
  email: string;
  language: Language;
}

interface MailLinks {
  unsubscribe: string;
  preferences: string;
}

/** Nothing that could end a line or turn the text around it, as a name from elsewhere may hold it. */
const oneLine = (value: string): string =>
  withoutTurning(value.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim();

/** A name in another script than the sentence has a direction of its own. */
const isolated = (value: string, language: Language): string => {
  const isHebrew = /\p{Script=Hebrew}/u.test(value);
  const isTurned = isHebrew !== (directionOf(language) === 'rtl') && value !== '';
  return isTurned ? isolate(value) : value;
};

/**
 * The values of one reader's mail in place of the braces that `compileMail` leaves, escaped for HTML and as they are
 * for text. `nameless` stands for the name of a reader whose name is not known. SES puts values in as they are, and
 * reads no braces in them.
 */
export const mailValues = (
  { name, email, language }: Recipient,
  { unsubscribe, preferences }: MailLinks,
  { site, nameless }: { site: { name: string }; nameless: string | undefined },
): Record<string, string> => {
  const shown = isolated(oneLine(name), language);
  const say = manyTexts(language, { name: shown, siteName: site.name });
  const values = {
    name: shown || isolated(oneLine(nameless ?? ''), language),
    email: isolated(oneLine(email), language),
    greeting: say(shown === '' ? 'manyGreetingNameless' : 'manyGreeting'),
    unsubscribe,
    preferences,
  };
  return {
    ...Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) => [
        [`${key}Html`, escapeHtml(value)],
        [`${key}Text`, value],
      ]),
    ),
    braceOpen: '{',
    braceClose: '}',
    backslash: '\\',
  };
};
