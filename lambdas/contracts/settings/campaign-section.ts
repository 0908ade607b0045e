import { code, longTextByLanguage, number, toggle } from './setting.ts';

/** Mail to many. */
export const campaigns = {
  /** Between "send now" and the first mail: so long it can be taken back. */
  undoSeconds: number(60, { min: 10, max: 600, unit: 'seconds' }, ['campaigns']),
  /** Stands at the end of every mail to many: laws against unwanted mail demand it. */
  postalAddress: longTextByLanguage(300, ['campaigns']),
  /** Of what the account may send in a second: left for codes and links while a campaign is being sent. */
  signInShare: number(20, { min: 5, max: 90, unit: 'percent' }, ['campaigns']),
  /** A subscriber who follows the link of the newsletter's form gets one mail, in their language, once. */
  welcomeMail: toggle(false, ['campaigns']),
  /** The template whose text that mail has, by its id, as the address of its editor says it. */
  welcomeTemplate: {
    ...code(64, { isRight: (id) => /^[a-z0-9][a-z0-9-]{0,63}$/.test(id), rule: 'invalidTemplateId' }, ['campaigns']),
    initial: 'welcome',
  },
};
