/**
 * The texts that only some screens fetch, for their types alone: no program loads this module. A feature's `texts.ts`
 * fetches its own.
 */
export { default as accessibility } from '#locales/en/accessibility.json' with { type: 'json' };
export { default as account } from '#locales/en/account.json' with { type: 'json' };
export { default as admin } from '#locales/en/admin.json' with { type: 'json' };
export { default as 'ai-usage' } from '#locales/en/ai-usage.json' with { type: 'json' };
export { default as aiChat } from '#locales/en/aiChat.json' with { type: 'json' };
export { default as analytics } from '#locales/en/analytics.json' with { type: 'json' };
export { default as 'api-description' } from '#locales/en/api-description.json' with { type: 'json' };
export { default as audit } from '#locales/en/audit.json' with { type: 'json' };
export { default as auth } from '#locales/en/auth.json' with { type: 'json' };
export { default as blog } from '#locales/en/blog.json' with { type: 'json' };
export { default as 'blog-editing' } from '#locales/en/blog-editing.json' with { type: 'json' };
export { default as 'cache-usage' } from '#locales/en/cache-usage.json' with { type: 'json' };
export { default as campaigns } from '#locales/en/campaigns.json' with { type: 'json' };
export { default as catalog } from '#locales/en/catalog.json' with { type: 'json' };
export { default as 'catalog-editing' } from '#locales/en/catalog-editing.json' with { type: 'json' };
export { default as dashboard } from '#locales/en/dashboard.json' with { type: 'json' };
export { default as editing } from '#locales/en/editing.json' with { type: 'json' };
export { default as 'error-log' } from '#locales/en/error-log.json' with { type: 'json' };
export { default as 'error-report' } from '#locales/en/error-report.json' with { type: 'json' };
export { default as form } from '#locales/en/form.json' with { type: 'json' };
export { default as glossary } from '#locales/en/glossary.json' with { type: 'json' };
export { default as home } from '#locales/en/home.json' with { type: 'json' };
export { default as inbox } from '#locales/en/inbox.json' with { type: 'json' };
export { default as knowledge } from '#locales/en/knowledge.json' with { type: 'json' };
export { default as 'mail-editing' } from '#locales/en/mail-editing.json' with { type: 'json' };
export { default as network } from '#locales/en/network.json' with { type: 'json' };
export { default as newsletter } from '#locales/en/newsletter.json' with { type: 'json' };
export { default as offline } from '#locales/en/offline.json' with { type: 'json' };
export { default as outbox } from '#locales/en/outbox.json' with { type: 'json' };
export { default as 'page-editing' } from '#locales/en/page-editing.json' with { type: 'json' };
export { default as pictures } from '#locales/en/pictures.json' with { type: 'json' };
export { default as privacy } from '#locales/en/privacy.json' with { type: 'json' };
export { default as profile } from '#locales/en/profile.json' with { type: 'json' };
export { default as readers } from '#locales/en/readers.json' with { type: 'json' };
export { default as 'rich-text' } from '#locales/en/rich-text.json' with { type: 'json' };
export { default as search } from '#locales/en/search.json' with { type: 'json' };
export { default as sessions } from '#locales/en/sessions.json' with { type: 'json' };
export { default as settings } from '#locales/en/settings.json' with { type: 'json' };
export { default as 'settings-dialogs' } from '#locales/en/settings-dialogs.json' with { type: 'json' };
export { default as templates } from '#locales/en/templates.json' with { type: 'json' };
export { default as 'text-editor' } from '#locales/en/text-editor.json' with { type: 'json' };
export { default as tips } from '#locales/en/tips.json' with { type: 'json' };
export { default as users } from '#locales/en/users.json' with { type: 'json' };
export { default as validation } from '#locales/en/validation.json' with { type: 'json' };
