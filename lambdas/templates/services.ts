import type { Language } from '#contracts/text/language.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { MailSite } from './adapters/mail-site.ts';
import type { TemplatesStore } from './store/templates-store.ts';

/** The services that templates use. */
export interface TemplateServices {
  templates: TemplatesStore;
  audit: Audit;
  clock: Clock;
  /** Makes ids of lower-case letters, digits and hyphens; each one is new. */
  newId(): string;
  /** Who sends mails of a language, and the site as they name it. */
  sender(language: Language): Promise<{ from: { name: string }; site: MailSite }>;
  /** A person as mails name them. */
  person(userId: string): Promise<{ name: string; email: string }>;
}
