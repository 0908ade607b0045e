import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { written } from '#web/shared/i18n/written.ts';
import type { Need, NeedDetail } from '../../model/needs.ts';

/** A gap of a language is named by the language; everything else by its own words. */
const Detail = ({ detail: { text, whole, language, time, count, to } }: { detail: NeedDetail }) => {
  const { t } = useTranslation('dashboard');
  const format = new Intl.NumberFormat(useLanguage());
  const name =
    language && count !== undefined ? (
      <span lang={language}>{languageNames[language]}</span>
    ) : (
      <bdi {...(language && text && written(language))}>{text || t('untitled')}</bdi>
    );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        minWidth: 0,
        maxWidth: '100%',
        ...(whole && { width: '100%', flexWrap: 'wrap', gap: '0 16px', pb: 0.5 }),
        '@media (pointer: coarse)': to ? { '& a': { display: 'inline-block', py: 0.75 }, alignItems: 'center' } : {},
      }}
    >
      {/* A text that is cut loses its end, regardless of its direction. */}
      <Box
        component="span"
        dir="auto"
        sx={whole ? {} : { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {to ? <Link to={to}>{name}</Link> : name}
      </Box>
      {count !== undefined && <span>{format.format(count)}</span>}
      {time && (
        <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
          <Timestamp value={time} withTime />
        </Box>
      )}
    </Box>
  );
};

/** One thing that waits: how much of it there is, which leads to where it is done, and the first of it. */
export const NeedRow = ({ need: { kind, count, more = false, to, details } }: { need: Need }) => {
  const { t } = useTranslation('dashboard');
  const text = t(`need.${kind}`, { count });
  const shown = more ? t('atLeast', { text }) : text;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(230px, 34%) minmax(0, 1fr)' },
        columnGap: 3,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ fontWeight: 500, '@media (pointer: coarse)': { '& > a': { display: 'inline-block', py: 1 } } }}>
        {to ? <Link to={to}>{shown}</Link> : shown}
      </Box>
      {details.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, minWidth: 0 }}>
          {details.map((detail) => (
            <Detail key={`${detail.text} ${detail.language} ${detail.time}`} detail={detail} />
          ))}
        </Box>
      )}
    </Box>
  );
};
