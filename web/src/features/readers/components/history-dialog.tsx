import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReaderEvent } from '#contracts/newsletter/readers.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { ModalFrame } from '#web/shared/admin-theme/dialogs/modal-frame.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { readerHistoryQuery } from '../api/reader-queries.ts';

const EventLine = ({ event }: { event: ReaderEvent }) => {
  const { t } = useTranslation('readers');
  const language = useLanguage();
  const moments = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { kind, time, words, reason, by, given, from, collectedBy } = event;
  // The consent's day has no hour and no zone.
  const day = given && dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(given));
  const details = [
    ...(reason ? [t(`reason.${reason}`)] : []),
    ...(day ? [t('givenOn', { date: day, place: isolate(from ?? '') })] : []),
    ...(collectedBy ? [t('collectedBy', { name: isolate(collectedBy) })] : []),
    ...(words ? [t('wording', { words: isolate(words) })] : []),
    ...(by ? [t('importedBy', { id: isolate(by) })] : []),
  ];
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <div>{t(`event.${kind}`)}</div>
      <Box sx={{ color: 'text.secondary' }}>
        <time dateTime={time}>{moments.format(new Date(time))}</time>
        {details.map((detail) => (
          <div key={detail}>{detail}</div>
        ))}
      </Box>
    </Box>
  );
};

/** The wishes of one reader, and how they came about. */
const HistoryDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { t } = useTranslation(['readers', 'admin']);
  const { data, error, refetch } = useQuery(readerHistoryQuery(email));
  const preference = (isWanted: boolean) => t(isWanted ? 'wanted' : 'notWanted');
  return (
    <ModalFrame
      title={isolate(email)}
      maxWidth="sm"
      onClose={onClose}
      closesOnClickBeside
      actions={
        <Button autoFocus onClick={onClose}>
          {t('closeHistory')}
        </Button>
      }
    >
      {error && <FailureNotice title={t('historyFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && (
        <>
          <CardFacts
            facts={[
              { name: t('column.language'), value: languageNames[data.language] },
              ...(data.mailName ? [{ name: t('mailName'), value: <bdi>{data.mailName}</bdi> }] : []),
              { name: t('column.newsletter'), value: preference(data.newsletter) },
              { name: t('announcements'), value: preference(data.announcements) },
              { name: t('account'), value: t(data.userId ? 'hasAccount' : 'hasNoAccount') },
            ]}
          />
          <Box component="ol" aria-label={t('history')} sx={{ listStyle: 'none', p: 0, mt: 2 }}>
            {data.events.map((event) => (
              <EventLine key={`${event.kind} ${event.time}`} event={event} />
            ))}
          </Box>
          {data.events.length === 0 && <p>{t('noEvents')}</p>}
        </>
      )}
    </ModalFrame>
  );
};

export default HistoryDialog;
