import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { MailFailureRecord } from '#contracts/mail-failures/endpoints.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { cardList } from '#web/shared/admin-theme/lists/card-list.ts';
import { useMailWords } from './use-mail-words.ts';

/** The list on narrow screens. */
export const MailCards = ({ mails }: { mails: readonly MailFailureRecord[] }) => {
  const { t } = useTranslation('error-log');
  const wordsOf = useMailWords();
  return (
    <Box component="ul" aria-label={t('tab.mails')} sx={cardList}>
      {mails.map((mail) => {
        const { kind, provider, reason } = wordsOf(mail);
        return (
          <Box
            component="li"
            key={`${mail.time} ${mail.kind} ${mail.recipient}`}
            sx={{ display: 'grid', alignContent: 'start', gap: 0.75, py: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography variant="h3" component="h2">
              {kind}
            </Typography>
            <p>{reason}</p>
            <CardFacts
              facts={[
                { name: t('mails.column.recipient'), value: <bdi dir="ltr">{mail.recipient}</bdi> },
                { name: t('mails.column.provider'), value: <bdi>{provider}</bdi> },
                { name: t('mails.column.time'), value: <Timestamp value={mail.time} withTime /> },
              ]}
            />
          </Box>
        );
      })}
    </Box>
  );
};
