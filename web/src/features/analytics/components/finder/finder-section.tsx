import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Analytics, finderDimensions } from '#contracts/analytics/figures.ts';
import { finderFiguresOf } from '#contracts/analytics/finder-figures.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { shareText } from '#contracts/text/share-text.ts';
import { Figures } from '#web/shared/admin-theme/figures/figures.tsx';
import { Sections } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useTexts } from '#web/shared/i18n/use-texts.ts';
import { ValueList } from '../lists/value-list.tsx';
import { finderFigureTexts } from './finder-texts.ts';
import { useFinderNames } from './use-finder-names.ts';

/** How far visitors came in the fit finder, which shoes they opened, and which facts it lacked. */
const FinderSection = ({ analytics: { totals, lists } }: { analytics: Analytics }) => {
  useTexts(finderFigureTexts);
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const id = useId();
  const nameOf = useFinderNames();
  const number = new Intl.NumberFormat(language);
  const [now, before] = [finderFiguresOf(totals.now), finderFiguresOf(totals.before)];
  const isEmpty =
    now.every(({ count }) => count === 0) && finderDimensions.every((name) => lists[name].items.length === 0);
  const figures = now.map(({ key, count, share }, place) => {
    const former = t('before', { before: number.format(before[place]?.count ?? 0) });
    const part = share === undefined ? undefined : t('finder.share', { share: isolate(shareText(share, language)) });
    return { label: t(`finder.${key}`), value: count, detail: part ? `${part} · ${former}` : former };
  });
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography variant="h2" id={id}>
        {t('finder.title')}
      </Typography>
      <Box component="p" sx={{ mt: 0.5, maxWidth: '76ch', color: 'text.secondary' }}>
        {isEmpty ? t('finder.empty') : t('finder.note')}
      </Box>
      {!isEmpty && (
        <>
          <Figures figures={figures} />
          <Sections>
            {finderDimensions.map((dimension) => (
              <ValueList
                key={dimension}
                title={t(`list.${dimension}`)}
                list={lists[dimension]}
                nameOf={(value) => nameOf(dimension, value)}
                {...(dimension === 'finderFact' ? { note: t('finder.factNote') } : {})}
              />
            ))}
          </Sections>
        </>
      )}
    </Box>
  );
};

export default FinderSection;
