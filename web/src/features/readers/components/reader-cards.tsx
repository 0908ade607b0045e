import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Reader } from '#contracts/newsletter/endpoints.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { cardList } from '#web/shared/admin-theme/lists/card-list.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { ReaderName } from './reader-name.tsx';
import { type ReaderActions, useReaderTexts } from './use-reader-texts.ts';

/** The list on narrow screens. */
export const ReaderCards = ({
  readers,
  onOpen,
  onBlock,
  onRelease,
}: ReaderActions & { readers: readonly Reader[] }) => {
  const { t } = useTranslation('readers');
  const textsOf = useReaderTexts();
  return (
    <Box component="ul" aria-label={t('title')} sx={cardList}>
      {readers.map((reader) => {
        const { newsletter, refusals, blocked, action, actionLabel } = textsOf(reader);
        const facts = [
          { name: t('column.language'), value: languageNames[reader.language] },
          { name: t('column.newsletter'), value: newsletter },
          ...(refusals.length > 0 ? [{ name: t('column.refused'), value: refusals.join('; ') }] : []),
          ...(blocked ? [{ name: t('column.suppressed'), value: blocked }] : []),
        ];
        return (
          <Box
            component="li"
            key={reader.email}
            sx={{ display: 'grid', alignContent: 'start', gap: 0.5, py: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              <ReaderName reader={reader} onOpen={onOpen} />
            </Typography>
            <CardFacts facts={facts} />
            <Button
              variant="outlined"
              sx={{ justifySelf: 'start', mt: 1 }}
              aria-label={actionLabel}
              onClick={() => (reader.suppressed ? onRelease(reader) : onBlock(reader))}
            >
              {action}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
};
