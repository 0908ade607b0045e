import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PlannedMoment } from '#contracts/campaigns/send-time.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { browserTimeZone } from '#web/shared/time/browser-time-zone.ts';
import { concernAt, placesOf } from '../../model/send-moment.ts';

interface MomentWordsProps {
  moment: PlannedMoment;
  timeZone: string;
  languages: readonly Language[];
}

/** A planned time: on the writer's clock, on those of the readers, and the clock's change then. */
export const MomentWords = ({ moment, timeZone, languages }: MomentWordsProps) => {
  const { t } = useTranslation('campaigns');
  const own = useLanguage();
  const time = Date.parse(moment.time);
  const inZone = (zone: string) => {
    const day = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
    return isolate(dateFormat(own, { ...day, timeZone: zone }).format(time));
  };
  const here = browserTimeZone() ?? 'UTC';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {moment.turn !== 'plain' && (
        <Box role="note" sx={{ borderInlineStart: '3px solid', borderColor: 'primary.main', paddingInlineStart: 1.25 }}>
          {t(`turn.${moment.turn}`, { time: isolate(moment.shown.time) })}
        </Box>
      )}
      <Box component="ul" aria-label={t('momentElsewhere')} sx={{ fontSize: 14 }}>
        {here !== timeZone && <li>{t('momentHere', { time: inZone(here) })}</li>}
        {languages.map((language) => {
          const concern = concernAt(time, language);
          return (
            <li key={language}>
              <bdi lang={language}>{languageNames[language]}</bdi>
              <span>{` · ${t(`place.${language}`)}: ${inZone(placesOf[language])}`}</span>
              {concern && (
                <Box component="span" sx={{ display: 'block', color: 'primary.main' }}>
                  {t(`concern.${concern}`)}
                </Box>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
};
