import 'i18next';
import type account from '#locales/en/account.json';
import type admin from '#locales/en/admin.json';
import type auth from '#locales/en/auth.json';
import type form from '#locales/en/form.json';
import type sessions from '#locales/en/sessions.json';
import type tips from '#locales/en/tips.json';
import type users from '#locales/en/users.json';
import type validation from '#locales/en/validation.json';
import type { Resources } from './resources/en.ts';

/** The texts of every page, and those that only some screens fetch. */
interface AllResources extends Resources {
  account: typeof account;
  admin: typeof admin;
  auth: typeof auth;
  form: typeof form;
  sessions: typeof sessions;
  tips: typeof tips;
  users: typeof users;
  validation: typeof validation;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: AllResources;
  }
}
