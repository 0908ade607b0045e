/**
 * The texts that only some screens fetch, for their types alone: no program loads this module. A feature's `texts.ts`
 * fetches its own.
 */
export { default as accessibility } from '#locales/en/accessibility.json' with { type: 'json' };
export { default as account } from '#locales/en/account.json' with { type: 'json' };
export { default as admin } from '#locales/en/admin.json' with { type: 'json' };
export { default as audit } from '#locales/en/audit.json' with { type: 'json' };
export { default as auth } from '#locales/en/auth.json' with { type: 'json' };
export { default as blog } from '#locales/en/blog.json' with { type: 'json' };
export { default as 'blog-editing' } from '#locales/en/blog-editing.json' with { type: 'json' };
export { default as catalog } from '#locales/en/catalog.json' with { type: 'json' };
export { default as 'catalog-editing' } from '#locales/en/catalog-editing.json' with { type: 'json' };
export { default as 'error-log' } from '#locales/en/error-log.json' with { type: 'json' };
export { default as 'error-report' } from '#locales/en/error-report.json' with { type: 'json' };
export { default as form } from '#locales/en/form.json' with { type: 'json' };
export { default as home } from '#locales/en/home.json' with { type: 'json' };
export { default as pictures } from '#locales/en/pictures.json' with { type: 'json' };
export { default as privacy } from '#locales/en/privacy.json' with { type: 'json' };
export { default as 'rich-text' } from '#locales/en/rich-text.json' with { type: 'json' };
export { default as search } from '#locales/en/search.json' with { type: 'json' };
export { default as sessions } from '#locales/en/sessions.json' with { type: 'json' };
export { default as tips } from '#locales/en/tips.json' with { type: 'json' };
export { default as users } from '#locales/en/users.json' with { type: 'json' };
export { default as validation } from '#locales/en/validation.json' with { type: 'json' };
