import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';
import { Statement, statementRoute } from './statement.tsx';

export const texts = [lazyTexts(import.meta.glob('#locales/*/accessibility.json', { import: 'default' }))];

export const { load, meta } = statementRoute('accessibility');

export const Component = () => <Statement page="accessibility" />;
