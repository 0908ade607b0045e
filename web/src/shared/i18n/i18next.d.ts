import 'i18next';
import type accessibility from '#locales/en/accessibility.json';
import type account from '#locales/en/account.json';
import type admin from '#locales/en/admin.json';
import type audit from '#locales/en/audit.json';
import type auth from '#locales/en/auth.json';
import type blog from '#locales/en/blog.json';
import type blogEditing from '#locales/en/blog-editing.json';
import type catalog from '#locales/en/catalog.json';
import type catalogEditing from '#locales/en/catalog-editing.json';
import type form from '#locales/en/form.json';
import type home from '#locales/en/home.json';
import type pictures from '#locales/en/pictures.json';
import type privacy from '#locales/en/privacy.json';
import type richText from '#locales/en/rich-text.json';
import type search from '#locales/en/search.json';
import type sessions from '#locales/en/sessions.json';
import type tips from '#locales/en/tips.json';
import type users from '#locales/en/users.json';
import type validation from '#locales/en/validation.json';
import type { Resources } from './resources/en.ts';

/** The texts of every page, and those that only some screens fetch. */
interface AllResources extends Resources {
  accessibility: typeof accessibility;
  account: typeof account;
  admin: typeof admin;
  audit: typeof audit;
  auth: typeof auth;
  blog: typeof blog;
  'blog-editing': typeof blogEditing;
  catalog: typeof catalog;
  'catalog-editing': typeof catalogEditing;
  form: typeof form;
  home: typeof home;
  pictures: typeof pictures;
  privacy: typeof privacy;
  'rich-text': typeof richText;
  search: typeof search;
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
