import { useTranslation } from 'react-i18next';
import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';
import type { PageModule } from '../route-context.ts';
import { Statement, StatementEnd, StatementPoints, StatementSection } from './statement.tsx';

export const texts = [lazyTexts(import.meta.glob('#locales/*/accessibility.json', { import: 'default' }))];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('accessibility:metaTitle'),
  description: t('accessibility:metaDescription'),
});

const works = ['keyboard', 'reader', 'zoom', 'contrast', 'motion', 'language', 'login', 'script'] as const;
const limits = ['embeds', 'links', 'audit'] as const;

export const Component = () => {
  const { t } = useTranslation('accessibility');
  return (
    <Statement title={t('title')} lead={t('lead')}>
      <StatementSection title={t('standardTitle')}>
        <p>{t('standardText')}</p>
      </StatementSection>
      <StatementSection title={t('worksTitle')}>
        <StatementPoints texts={works.map((key) => t(`works.${key}`))} />
      </StatementSection>
      <StatementSection title={t('limitsTitle')}>
        <StatementPoints texts={limits.map((key) => t(`limits.${key}`))} />
      </StatementSection>
      <StatementEnd namespace="accessibility" />
    </Statement>
  );
};
