import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type Analytics, smallestGroup } from '#contracts/analytics/figures.ts';
import { listFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { stepName } from '../model/moments.ts';

const terms = ['views', 'visits', 'visitors', 'searches', 'shoes', 'postsRead', 'told', 'notCounted', 'small'] as const;

/** The meaning and the limits of each figure. */
export const AboutFigures = ({ analytics: { totals, timeZone, otherZoneDays } }: { analytics: Analytics }) => {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const days = listFormat(language).format(otherZoneDays.map((day) => stepName(day, 'day', language, 'UTC')));
  return (
    <Box sx={{ mt: 1.5, maxWidth: '76ch', color: 'text.secondary' }}>
      <p>
        <span>{t('notCounted', { smallest: smallestGroup })}</span>{' '}
        {totals.now.bots > 0 && <span>{t('bots', { number: totals.now.bots })}</span>}
      </p>
      {otherZoneDays.length > 0 && <p>{t('otherZone', { days })}</p>}
      <Box component="details" sx={{ '& > summary': { width: 'fit-content', py: 1, cursor: 'pointer' } }}>
        <summary>{t('about.title')}</summary>
        <Box component="dl" sx={{ '& dt': { mt: 1.25, color: 'text.primary', fontWeight: 500 } }}>
          {terms.map((term) => (
            <div key={term}>
              <dt>{t(`about.${term}.term`)}</dt>
              <dd>{t(`about.${term}.text`, { smallest: smallestGroup })}</dd>
            </div>
          ))}
          <dt>{t('about.zone')}</dt>
          <dd>
            <bdi>{timeZone}</bdi>
          </dd>
        </Box>
      </Box>
    </Box>
  );
};
