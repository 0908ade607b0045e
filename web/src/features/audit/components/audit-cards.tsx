import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contracts/audit.ts';
import { Timestamp } from '#web/shared/admin-theme/format/timestamp.tsx';
import { cardColumns } from '#web/shared/admin-theme/parts/card-columns.ts';
import { DetailsButton } from './details-button.tsx';
import { EntryChanges } from './entry-changes.tsx';
import { EntryActor, EntryBrowser, EntryResource } from './entry-parts.tsx';
import { type EntryProps, useEntryTexts } from './use-entry-texts.ts';

const AuditCard = ({ entry, ...item }: EntryProps) => {
  const { actionText } = useEntryTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = entry.changes.length;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', alignContent: 'start', gap: 0.5, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h2">
        {actionText(entry.action)}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <EntryResource entry={entry} resourcePath={item.resourcePath} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <EntryActor entry={entry} onActor={item.onActor} />
        <Timestamp value={entry.time} withTime />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{entry.ip}</bdi>
        {' · '}
        <EntryBrowser userAgent={entry.userAgent} />
      </Typography>
      {count > 0 && (
        <Box sx={{ ml: -1 }}>
          <DetailsButton controls={id} isOpen={isOpen} count={count} onToggle={() => setOpen(!isOpen)} />
        </Box>
      )}
      {isOpen && <EntryChanges changes={entry.changes} id={id} />}
    </Box>
  );
};

interface AuditCardsProps extends Omit<EntryProps, 'entry'> {
  entries: readonly AuditEntry[];
}

/** The list on narrow screens. */
export const AuditCards = ({ entries, ...item }: AuditCardsProps) => {
  const { t } = useTranslation('audit');
  return (
    <Box component="ul" aria-label={t('title')} sx={cardColumns}>
      {entries.map((entry) => (
        <AuditCard key={entry.id} entry={entry} {...item} />
      ))}
    </Box>
  );
};
