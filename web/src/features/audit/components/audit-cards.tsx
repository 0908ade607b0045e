import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRow } from '#contracts/audit/endpoints.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { cardList } from '#web/shared/admin-theme/lists/card-list.ts';
import { DetailsButton } from './details-button.tsx';
import { EntryChanges } from './entry-changes.tsx';
import { EntryAction, EntryActor, EntryOrigin, EntryResource } from './entry-parts.tsx';
import type { EntryProps } from './use-entry-texts.ts';

const AuditCard = ({ entry, ...item }: EntryProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = entry.changes.length;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', alignContent: 'start', gap: 0.5, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h2">
        <EntryAction entry={entry} />
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <EntryResource entry={entry} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <EntryActor entry={entry} onActor={item.onActor} />
        <Timestamp value={entry.time} withTime />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 13, color: 'text.secondary' }}>
        <EntryOrigin entry={entry} />
      </Box>
      {count > 0 && (
        <Box sx={{ ml: -1 }}>
          <DetailsButton controls={id} isOpen={isOpen} count={count} onToggle={() => setOpen(!isOpen)} />
        </Box>
      )}
      {isOpen && <EntryChanges entry={entry} id={id} onEachSave={item.onEachSave} />}
    </Box>
  );
};

interface AuditCardsProps extends Omit<EntryProps, 'entry'> {
  entries: readonly AuditRow[];
}

/** The list on narrow screens. */
export const AuditCards = ({ entries, ...item }: AuditCardsProps) => {
  const { t } = useTranslation('audit');
  return (
    <Box component="ul" aria-label={t('title')} sx={cardList}>
      {entries.map((entry) => (
        <AuditCard key={entry.id} entry={entry} {...item} />
      ))}
    </Box>
  );
};
