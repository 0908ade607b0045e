import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The texts of a field's faults: enough for a form without passwords and data of people. */
export const validationTexts = lazyTexts(import.meta.glob('#locales/*/validation.json', { import: 'default' }));
