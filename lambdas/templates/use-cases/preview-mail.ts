import type * as contracts from '#contracts/templates.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { compileMail } from '../mail/compile-mail.ts';
import { fillIn } from '../mail/fill-in.ts';
import { absoluteLink } from '../mail/mail-site.ts';
import { mailValues } from '../mail/mail-values.ts';
import type { TemplateServices } from '../services.ts';

/** Its links lead to the site and not to anybody's subscription. */
export const previewMail =
  ({ site, person }: Pick<TemplateServices, 'site' | 'person'>): Route<typeof contracts.previewMail> =>
  async ({ body: { category, language, text }, caller }) => {
    const [here, reader] = await Promise.all([site(language), person(caller.userId)]);
    const compiled = await compileMail({ category, language, text, site: here });
    const home = absoluteLink('/', here, language);
    const links = { unsubscribe: home, preferences: home };
    const { nameless } = text;
    const mail = fillIn(compiled, mailValues({ ...reader, language }, links, { site: here, nameless }));
    return { ...mail, from: here.name, bytes: Buffer.byteLength(mail.html) };
  };
