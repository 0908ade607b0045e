import { type MailKind, mailKinds } from '#contracts/platform/mail-kinds.ts';
import { languages } from '#contracts/text/language.ts';
import { emailTexts } from './mail-texts.ts';

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The patterns of the product's own subjects, in any language: a placeholder stands for any text. */
export const ownSubjects = (): { kind: MailKind; pattern: RegExp }[] =>
  mailKinds.flatMap((kind) =>
    languages.flatMap((language) => {
      const subject = emailTexts(language)[`${kind}Subject`];
      // A subject that a user types says nothing of the mail.
      if (!subject || /^\{\{\w+\}\}$/.test(subject)) return [];
      const pattern = subject
        .split(/\{\{\w+\}\}/)
        .map(escaped)
        .join('.{1,200}');
      return [{ kind, pattern: new RegExp(`^${pattern}$`, 'u') }];
    }),
  );
