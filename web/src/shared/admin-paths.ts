import type { Language } from '#contracts/text/language.ts';
import { paths } from './paths.ts';

/** The sections of the administrator area, in the order of its navigation. */
export const sectionPaths = {
  overview: paths.admin,
  users: `${paths.admin}/users`,
  sessions: `${paths.admin}/sessions`,
  brands: `${paths.admin}/brands`,
  products: `${paths.admin}/products`,
  models: `${paths.admin}/models`,
  blog: `${paths.admin}/blog`,
  knowledge: `${paths.admin}/knowledge`,
  analytics: `${paths.admin}/analytics`,
  audit: `${paths.admin}/audit`,
  errors: `${paths.admin}/errors`,
  templates: `${paths.admin}/templates`,
  campaigns: `${paths.admin}/email`,
  inbox: `${paths.admin}/email/pop3`,
  readers: `${paths.admin}/readers`,
  ai: `${paths.admin}/ai`,
  cache: `${paths.admin}/cache`,
  settings: `${paths.admin}/settings`,
  api: `${paths.admin}/api`,
} as const;

const inLanguage = (path: string, language: string | undefined): string =>
  language ? `${path}?${new URLSearchParams({ language })}` : path;

/** Goes with the way to the blog, which then begins a post. It is no part of the address: only a link of ours begins one. */
export interface BegunPost {
  newPost: { title: string; language: Language };
}

/** The area's addresses within its sections. */
export const adminPaths = {
  newBrand: `${sectionPaths.brands}/new`,
  brand: (id: string): string => `${sectionPaths.brands}/${encodeURIComponent(id)}`,
  newProduct: `${sectionPaths.products}/new`,
  product: (id: string): string => `${sectionPaths.products}/${encodeURIComponent(id)}`,
  newModel: `${sectionPaths.models}/new`,
  model: (id: string): string => `${sectionPaths.models}/${encodeURIComponent(id)}`,
  campaign: (id: string): string => `${sectionPaths.campaigns}/${encodeURIComponent(id)}`,
  categories: `${sectionPaths.blog}/categories`,
  /** The editor of a post, in the language asked for or else its own. */
  post: (id: string, language?: string): string =>
    inLanguage(`${sectionPaths.blog}/${encodeURIComponent(id)}`, language),
  /** The editor of a passage, in the language asked for or else its own. */
  passage: (id: string, language?: string): string =>
    inLanguage(`${sectionPaths.knowledge}/${encodeURIComponent(id)}`, language),
  /** The form of a new passage, begun with a question that was asked in a language. */
  newPassage: (begun?: { question: string; language: string }): string =>
    `${sectionPaths.knowledge}/new${begun ? `?${new URLSearchParams(begun)}` : ''}`,
  usersNamed: (search: string): string => `${sectionPaths.users}?${new URLSearchParams({ search })}`,
  readersNamed: (search: string): string => `${sectionPaths.readers}?${new URLSearchParams({ search })}`,
  sessionsOf: (userId: string): string => `${sectionPaths.sessions}?${new URLSearchParams({ user_id: userId })}`,
  newTemplate: `${sectionPaths.templates}/new`,
  template: (id: string): string => `${sectionPaths.templates}/${encodeURIComponent(id)}`,
  pageTexts: `${sectionPaths.settings}/pages`,
  /** The text of a page in a language. */
  pageText: (page: string, language: string): string =>
    `${sectionPaths.settings}/pages?${new URLSearchParams({ page, language })}`,
  activityOf: (userId: string): string => `${sectionPaths.audit}?${new URLSearchParams({ actor: userId })}`,
} as const;

/** Where readers see what an administrator edits. A shoe is shown in the list of all, a known model on the page of its brand. */
export const publicPaths = {
  product: (id: string): string => `${paths.products}#${encodeURIComponent(id)}`,
  modelsOf: (brandId: string): string => `${paths.brand(brandId)}#known-models-title`,
  post: (slug: string, language: string): string => `${paths.post(slug)}?lang=${language}`,
} as const;
