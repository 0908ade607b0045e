import { useTranslation } from 'react-i18next';
import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';
import { StatisticsChoice } from '../statistics/statistics-choice.tsx';
import { Statement, StatementSection, statementRoute } from './statement.tsx';

export const texts = [lazyTexts(import.meta.glob('#locales/*/privacy.json', { import: 'default' }))];

export const { load, meta } = statementRoute('privacy');

const services = ['analytics', 'edge', 'telemetry'] as const;

/** The services of others that the product can load, and the visitor's say, stand below any text. */
export const Component = () => {
  const { t } = useTranslation('privacy');
  return (
    <Statement page="privacy">
      <StatementSection title={t('statisticsTitle')} id="statistics">
        <p>{t('countingText')}</p>
        <p>{t('statisticsText')}</p>
        <ul className="story-list">
          {services.map((key) => (
            <li key={key}>{t(`service.${key}`)}</li>
          ))}
        </ul>
        <StatisticsChoice />
      </StatementSection>
    </Statement>
  );
};
