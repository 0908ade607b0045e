import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const dashboardTexts = lazyTexts(import.meta.glob('#locales/*/dashboard.json', { import: 'default' }));
