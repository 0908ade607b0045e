import { paths } from '../paths.ts';

/** The screens of the area, in the order of the side navigation; the key names each in the `admin` texts. */
export const sectionPaths = {
  overview: paths.admin,
  users: `${paths.admin}/users`,
  sessions: `${paths.admin}/sessions`,
  brands: `${paths.admin}/brands`,
  products: `${paths.admin}/products`,
  blog: `${paths.admin}/blog`,
  audit: `${paths.admin}/audit`,
} as const;
export type Section = keyof typeof sectionPaths;

export const sections = Object.keys(sectionPaths) as Section[];

export const sessionsPath = (userId: string): string =>
  `${sectionPaths.sessions}?${new URLSearchParams({ user_id: userId })}`;

export const activityPath = (userId: string): string =>
  `${sectionPaths.audit}?${new URLSearchParams({ actor: userId })}`;
