/** Every address of the site, and how to link to it. */
export const paths = {
  home: '/',
  products: '/products',
  find: '/find',
  findRules: '/find/how',
  compare: '/compare',
  blog: '/blog',
  tips: '/tips',
  login: '/login',
  signup: '/signup',
  requestPasswordReset: '/request-password-reset',
  resetPassword: '/reset-password',
  undoEmailChange: '/undo-email-change',
  newsletter: '/newsletter',
  confirmNewsletter: '/newsletter/confirm',
  account: '/account',
  glossary: '/glossary',
  accessibility: '/accessibility',
  privacy: '/privacy',
  admin: '/admin',
  brand: (id: string) => `/brand/${encodeURIComponent(id)}`,
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** A page of the list; the first one of all posts is the blog's own address. */
  posts: ({ page, category }: { page: number; category?: string | undefined }) => {
    const query = new URLSearchParams({
      ...(category ? { category } : {}),
      ...(page > 1 ? { page: String(page) } : {}),
    });
    return query.size > 0 ? `/blog?${query}` : '/blog';
  },
  /** RSS of one language. */
  feed: (language: string) => `/feed-${language}.xml`,
  /** The file that makes the site installable, in one language. */
  manifest: (language: string) => `/manifest-${language}.webmanifest`,
} as const;

export interface Address {
  pathname: string;
  search?: string;
  hash?: string;
}

/** A place on the page. Anything that a mail's link carries behind the `#` must not reach a log. */
const isPlace = (hash: string): boolean => /^#[^=&]+$/.test(hash);

/** Without a language: the reader's own is used, which may change on the way. */
const withoutLanguage = ({ pathname, search, hash = '' }: Address): string => {
  const query = new URLSearchParams(search);
  for (const name of ['lang', 'lng']) query.delete(name);
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${isPlace(hash) ? hash : ''}`;
};

/** The pages around the log-in: a user who passes through them goes on to where they wanted to be. */
const accountPaths = [paths.login, paths.signup, paths.requestPasswordReset, paths.resetPassword] as const;
export type AccountPath = (typeof accountPaths)[number];

/** Where to go on after the log-in, as the query says it. From a page around the log-in on, it is what led there. */
const returnToOf = (from: Address): string | null =>
  accountPaths.some((path) => path === from.pathname)
    ? new URLSearchParams(from.search).get('returnTo')
    : withoutLanguage(from);

/** A page around the log-in, with the address to return to; the log-in says so if a session has ended. */
export const accountPath = (path: AccountPath, from: Address, isExpired = false): string => {
  const query = new URLSearchParams();
  if (isExpired) query.set('reason', 'session_expired');
  const returnTo = returnToOf(from);
  if (returnTo && returnTo !== paths.home) query.set('returnTo', returnTo);
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Pages that exist once per language, by their exact path; brand pages and posts are added from the content. */
export const pagePaths = [
  paths.home,
  paths.products,
  paths.find,
  paths.findRules,
  paths.compare,
  paths.blog,
  paths.tips,
  paths.login,
  paths.signup,
  paths.requestPasswordReset,
  paths.resetPassword,
  paths.undoEmailChange,
  paths.newsletter,
  paths.confirmNewsletter,
  paths.glossary,
  paths.accessibility,
  paths.privacy,
] as const;

/** Pages of one kind; an address that matches but has no file is a 404. */
export const pagePatterns = ['/brand/*', '/blog/*'] as const;

/** Screens without a file of their own: the app draws them from the shell. */
export const shellPaths = [paths.account, paths.admin, '/admin/*'] as const;
