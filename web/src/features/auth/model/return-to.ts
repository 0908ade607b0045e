/** Backslashes and characters that look like a slash, about which browsers and proxies disagree. */
const slashLike = /[\\\u2044\u2215\u29f8\u29f9\uff0f\uff3c]/;
const control = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;
/** Returning to these pages would lead to where the visitor just was. */
const ownPages = /^\/(login|signup|request-password-reset|reset-password|undo-email-change)(?![\w-])/;

const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

/**
 * The address to open after a login: a path of this site, exactly as it came, or undefined for anything that could lead
 * to another site. Both the raw and the decoded form must be a plain path, because a server on the way may decode it
 * once more.
 */
export const safeReturnTo = (value: string | null | undefined): string | undefined => {
  if (!value) return undefined;
  const plain = decoded(value);
  for (const form of [value, plain]) {
    if (form === undefined || !form.startsWith('/') || form.startsWith('//')) return undefined;
    if (slashLike.test(form) || control.test(form)) return undefined;
  }
  const site = 'https://site.invalid';
  const url = URL.parse(value, site);
  if (url?.origin !== site || url.pathname.startsWith('//') || ownPages.test(url.pathname)) return undefined;
  return value;
};
