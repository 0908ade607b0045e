import { paths } from './paths.ts';

/** The sections of the administrator area, in the order of its navigation. */
export const sectionPaths = {
  overview: paths.admin,
  users: `${paths.admin}/users`,
  sessions: `${paths.admin}/sessions`,
  brands: `${paths.admin}/brands`,
  products: `${paths.admin}/products`,
  blog: `${paths.admin}/blog`,
  audit: `${paths.admin}/audit`,
  errors: `${paths.admin}/errors`,
} as const;

/** The area's addresses within its sections. */
export const adminPaths = {
  newBrand: `${sectionPaths.brands}/new`,
  brand: (id: string): string => `${sectionPaths.brands}/${encodeURIComponent(id)}`,
  newProduct: `${sectionPaths.products}/new`,
  product: (id: string): string => `${sectionPaths.products}/${encodeURIComponent(id)}`,
  categories: `${sectionPaths.blog}/categories`,
  /** The editor of a post, in the language asked for or else its own. */
  post: (id: string, language?: string): string =>
    `${sectionPaths.blog}/${encodeURIComponent(id)}${language ? `?${new URLSearchParams({ language })}` : ''}`,
  usersNamed: (search: string): string => `${sectionPaths.users}?${new URLSearchParams({ search })}`,
  sessionsOf: (userId: string): string => `${sectionPaths.sessions}?${new URLSearchParams({ user_id: userId })}`,
  activityOf: (userId: string): string => `${sectionPaths.audit}?${new URLSearchParams({ actor: userId })}`,
} as const;

/** Where readers see what an administrator edits. A shoe is shown in the list of all. */
export const publicPaths = {
  product: (id: string): string => `${paths.products}#${encodeURIComponent(id)}`,
  post: (slug: string, language: string): string => `${paths.post(slug)}?lang=${language}`,
} as const;
