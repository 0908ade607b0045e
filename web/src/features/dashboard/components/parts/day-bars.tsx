import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { DailyCounts } from '#contracts/dashboard/endpoints.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { sumOfLast } from '../../model/user-figures.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** In units of the picture: one day, and the height of the highest bar. */
const [step, height] = [10, 56];

/** A bar for each day up to today, beside the numbers in words. Without anything to draw there are only words. */
export const DayBars = ({ days: { from, counts } }: { days: DailyCounts }) => {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  // A day of the calendar, without a zone.
  const format = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayAt = (index: number) => format.format(Date.parse(from) + index * dayMs);
  const sum = sumOfLast(counts, counts.length);
  const most = Math.max(...counts, 0);
  if (sum === 0) return <Box sx={{ color: 'text.secondary' }}>{t('days.none', { count: counts.length })}</Box>;
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>
        {t('days.sum', { count: counts.length, sum })}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {t('days.most', { day: dayAt(counts.indexOf(most)), most })}
        </Box>
      </figcaption>
      <Box
        component="svg"
        viewBox={`0 0 ${counts.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        sx={{ display: 'block', width: '100%', height, mt: 1, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      >
        {counts.map((count, index) => {
          const bar = count === 0 ? 1 : Math.max(3, (count / most) * height);
          return (
            <rect
              key={dayAt(index)}
              x={index * step + 1.5}
              y={height - bar}
              width={step - 3}
              height={bar}
              fill={count === 0 ? 'var(--line)' : 'var(--accent)'}
            >
              <title>{`${dayAt(index)}: ${count}`}</title>
            </rect>
          );
        })}
      </Box>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: 13 }}
      >
        <span>{dayAt(0)}</span>
        <span>{t('days.today')}</span>
      </Box>
    </figure>
  );
};
