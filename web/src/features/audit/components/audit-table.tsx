import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contracts/audit.ts';
import { Timestamp } from '#web/shared/admin-theme/format/timestamp.tsx';
import { DetailsButton } from './details-button.tsx';
import { EntryChanges } from './entry-changes.tsx';
import { EntryActor, EntryBrowser, EntryResource } from './entry-parts.tsx';
import { type EntryProps, useEntryTexts } from './use-entry-texts.ts';

const columns = ['time', 'user', 'action', 'resource', 'ip', 'browser'] as const;

const AuditRow = ({ entry, ...item }: EntryProps) => {
  const { actionText } = useEntryTexts();
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
        <TableCell>{actionText(entry.action)}</TableCell>
        <TableCell sx={{ overflowWrap: 'anywhere' }}>
          <EntryResource entry={entry} resourcePath={item.resourcePath} />
        </TableCell>
        <TableCell sx={{ minWidth: 130, overflowWrap: 'anywhere' }}>
          <bdi>{entry.ip}</bdi>
        </TableCell>
        <TableCell>
          <EntryBrowser userAgent={entry.userAgent} />
        </TableCell>
        <TableCell sx={{ py: 0.5, textAlign: 'end' }}>
          {count > 0 && <DetailsButton controls={id} isOpen={isOpen} count={count} onToggle={() => setOpen(!isOpen)} />}
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={columns.length + 1} sx={{ pt: 0 }}>
            <EntryChanges changes={entry.changes} id={id} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
};

interface AuditEntriesProps extends Omit<EntryProps, 'entry'> {
  entries: readonly AuditEntry[];
}

export const AuditTable = ({ entries, ...item }: AuditEntriesProps) => {
  const { t } = useTranslation('audit');
  return (
    <Table>
      <caption className="visually-hidden">{t('title')}</caption>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} scope="col">
              {t(`column.${column}`)}
            </TableCell>
          ))}
          <TableCell scope="col">
            <span className="visually-hidden">{t('column.details')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} {...item} />
        ))}
      </TableBody>
    </Table>
  );
};
