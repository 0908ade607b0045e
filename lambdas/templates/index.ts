export { compileMail } from './mail/compile-mail.ts';
export { fillIn } from './mail/fill-in.ts';
export type { MailSite } from './mail/mail-site.ts';
export { mailValues } from './mail/mail-values.ts';
export { type Unfilled, unfilledWords } from './model/unfilled.ts';
export { templatesRoutes } from './routes.ts';
export { seedTemplates } from './seed/seed-templates.ts';
export { templatesSeeder } from './store/seeder.ts';
export { templatesStore } from './store/templates-store.ts';
