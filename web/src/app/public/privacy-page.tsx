import { useTranslation } from 'react-i18next';
import { site } from '#web/shared/config/site.ts';
import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';
import type { PageModule } from '../route-context.ts';
import { Statement, StatementEnd, StatementPoints, StatementSection } from './statement.tsx';

export const texts = [lazyTexts(import.meta.glob('#locales/*/privacy.json', { import: 'default' }))];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('privacy:metaTitle'),
  description: t('privacy:metaDescription'),
});

const browser = ['language', 'copy', 'session', 'device', 'draft'] as const;

/** Lists everything that the product stores, and for how long: a change of either belongs here too. */
export const Component = () => {
  const { t } = useTranslation('privacy');
  return (
    <Statement title={t('title')} lead={t('lead')}>
      <StatementSection title={t('readingTitle')}>
        <p>{t('readingText')}</p>
        <p>{t('logText', { count: site.logRetentionDays })}</p>
      </StatementSection>
      <StatementSection title={t('browserTitle')}>
        <StatementPoints texts={browser.map((key) => t(`browser.${key}`))} />
      </StatementSection>
      <StatementSection title={t('accountTitle')}>
        <p>{t('accountText')}</p>
        <p>{t('devicesText')}</p>
        <p>{t('mailText')}</p>
      </StatementSection>
      <StatementSection title={t('othersTitle')}>
        <p>{t('othersText')}</p>
        {site.hasTurnstile && <p>{t('turnstileText')}</p>}
        <p>{t('embedsText')}</p>
      </StatementSection>
      <StatementSection title={t('deletionTitle')}>
        <p>{t('deletionText')}</p>
        <p>{t('remainsText')}</p>
      </StatementSection>
      <StatementEnd namespace="privacy" />
    </Statement>
  );
};
