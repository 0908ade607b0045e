import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRow } from '#contracts/audit/endpoints.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { AdminTable } from '#web/shared/admin-theme/lists/admin-table.tsx';
import { DetailsButton } from './details-button.tsx';
import { EntryChanges } from './entry-changes.tsx';
import { EntryAction, EntryActor, EntryOrigin, EntryResource } from './entry-parts.tsx';
import type { EntryProps } from './use-entry-texts.ts';

const columns = ['time', 'user', 'action', 'resource', 'origin'] as const;

const AuditTableRow = ({ entry, ...item }: EntryProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = entry.changes.length;
  return (
    <>
      <TableRow hover sx={isOpen ? { '& > *': { borderBottom: 'none' } } : {}}>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>
          <Timestamp value={entry.time} withTime />
        </TableCell>
        <TableCell sx={{ py: 0.5, minWidth: 110 }}>
          <EntryActor entry={entry} onActor={item.onActor} />
        </TableCell>
        <TableCell>
          <EntryAction entry={entry} />
        </TableCell>
        <TableCell sx={{ overflowWrap: 'anywhere' }}>
          <EntryResource entry={entry} />
        </TableCell>
        <TableCell sx={{ minWidth: 140 }}>
          <EntryOrigin entry={entry} />
        </TableCell>
        <TableCell sx={{ py: 0.5, textAlign: 'end' }}>
          {count > 0 && <DetailsButton controls={id} isOpen={isOpen} count={count} onToggle={() => setOpen(!isOpen)} />}
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={columns.length + 1} sx={{ pt: 0 }}>
            <EntryChanges entry={entry} id={id} onEachSave={item.onEachSave} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
};

interface AuditEntriesProps extends Omit<EntryProps, 'entry'> {
  entries: readonly AuditRow[];
}

export const AuditTable = ({ entries, ...item }: AuditEntriesProps) => {
  const { t } = useTranslation('audit');
  return (
    <AdminTable
      title={t('title')}
      columns={[
        ...columns.map((key) => ({ key, head: t(`column.${key}`) })),
        { key: 'details', head: t('column.details'), isHidden: true },
      ]}
    >
      {entries.map((entry) => (
        <AuditTableRow key={entry.id} entry={entry} {...item} />
      ))}
    </AdminTable>
  );
};
