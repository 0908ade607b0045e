import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { written } from '#web/shared/i18n/written.ts';
import type { Gap } from '../../model/gaps.ts';

/** One gap: what it is, in which language, how often it was wanted, and the way to where it is written. */
export const GapRow = ({ gap: { kind, of, text, written: own, language, count = 0, to } }: { gap: Gap }) => {
  const { t } = useTranslation('analytics');
  const isWanted = kind === 'searches' || kind === 'questions';
  const name = text || t(of === 'brands' || of === 'shoes' ? `gap.${of}` : 'untitled', { number: count });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 24px',
        alignItems: 'center',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="p" sx={{ fontWeight: 500 }}>
          <bdi {...(own && text ? written(own) : {})}>{name}</bdi>
        </Box>
        <Box component="p" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
          {kind === 'searches' && <span>{t('gap.search', { number: count })}</span>}
          {kind === 'questions' && <span>{t('gap.question', { number: count })}</span>}
          {of === 'passage' && <span>{t(`gap.passage.${kind === 'stale' ? 'stale' : 'missing'}`)}</span>}
          {of === 'post' && <span>{t(`gap.post.${kind === 'stale' ? 'stale' : 'missing'}`)}</span>}
          {!(of === 'search') && (
            <>
              <span>{isWanted || text ? ' · ' : ''}</span>
              <span lang={language}>{languageNames[language]}</span>
            </>
          )}
        </Box>
      </Box>
      <Box
        component={Link}
        to={to}
        aria-label={`${t('gap.write')}: ${name}, ${languageNames[language]}`}
        sx={{ py: 0.75 }}
      >
        {t('gap.write')}
      </Box>
    </Box>
  );
};
