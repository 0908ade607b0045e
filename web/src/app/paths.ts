/** Every address of the site, and how to link to it. */
export const paths = {
  home: '/',
  products: '/products',
  blog: '/blog',
  tips: '/tips',
  login: '/login',
  signup: '/signup',
  requestPasswordReset: '/request-password-reset',
  resetPassword: '/reset-password',
  admin: '/admin',
  brand: (id: string) => `/brand/${encodeURIComponent(id)}`,
} as const;

/** Pages that exist once per language, by their exact path; brand pages are added from the catalogue. */
export const pagePaths = [
  paths.home,
  paths.products,
  paths.blog,
  paths.tips,
  paths.login,
  paths.signup,
  paths.requestPasswordReset,
  paths.resetPassword,
] as const;

/** Pages of one kind; an address that matches but has no file is a 404. */
export const pagePatterns = ['/brand/*', '/blog/*'] as const;

/** Screens without a file of their own: the app draws them from the shell. */
export const shellPaths = ['/admin', '/admin/*'] as const;
