import type * as contracts from '#contracts/templates/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { compileMail } from '../adapters/compile-mail.ts';
import { showMail } from '../adapters/show-mail.ts';
import type { TemplateServices } from '../services.ts';

export const previewMail =
  ({ sender, person }: Pick<TemplateServices, 'sender' | 'person'>): Route<typeof contracts.previewMail> =>
  async ({ body: { category, language, text }, caller }) => {
    const [{ from, site }, reader] = await Promise.all([sender(language), person(caller.userId)]);
    const compiled = await compileMail({ category, language, text, site });
    return showMail({ ...compiled, nameless: text.nameless, from, site }, { ...reader, language });
  };
