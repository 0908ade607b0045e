import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { cardList } from '#web/shared/admin-theme/lists/card-list.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { ErrorButtons } from './error-buttons.tsx';
import { ErrorDetails } from './error-details.tsx';
import type { ErrorItemProps, ErrorListProps } from './error-item.ts';
import { ErrorMarks } from './error-marks.tsx';
import { useChangeState } from './use-change-state.ts';

const ErrorCard = ({ group, number, onChanged }: ErrorItemProps) => {
  const { t } = useTranslation('error-log');
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(number !== undefined);
  const change = useChangeState(group, onChanged);
  const facts = [
    { name: t('column.count'), value: group.count.toLocaleString(language) },
    { name: t('column.firstSeen'), value: <Timestamp value={group.firstSeen} withTime /> },
    { name: t('column.lastSeen'), value: <Timestamp value={group.lastSeen} withTime /> },
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gap: 1,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{group.message}</bdi>
        </Typography>
        <ErrorMarks group={group} />
      </div>
      <CardFacts facts={facts} />
      <Box sx={{ display: 'flex', gap: 0.5, ml: -1.25 }}>
        <ErrorButtons
          group={group}
          controls={id}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          isChanging={change.isPending}
          onChange={change.mutate}
        />
      </Box>
      {change.error && <FailureNotice title={t('changeFailed')} error={change.error} />}
      {isOpen && <ErrorDetails group={group} id={id} number={number} />}
    </Box>
  );
};

/** The list on narrow screens. */
export const ErrorCards = ({ groups, ...item }: ErrorListProps) => {
  const { t } = useTranslation('error-log');
  return (
    <Box component="ul" aria-label={t('title')} sx={cardList}>
      {groups.map((group) => (
        <ErrorCard key={group.id} group={group} {...item} />
      ))}
    </Box>
  );
};
