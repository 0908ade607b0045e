import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { AdminTable } from '#web/shared/admin-theme/lists/admin-table.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { ErrorButtons } from './error-buttons.tsx';
import { ErrorDetails } from './error-details.tsx';
import type { ErrorItemProps, ErrorListProps } from './error-item.ts';
import { ErrorMarks } from './error-marks.tsx';
import { useChangeState } from './use-change-state.ts';

const columns = ['error', 'count', 'firstSeen', 'lastSeen', 'actions'] as const;
const nowrap = { whiteSpace: 'nowrap' };

const ErrorRow = ({ group, number, onChanged }: ErrorItemProps) => {
  const { t } = useTranslation('error-log');
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(number !== undefined);
  const change = useChangeState(group, onChanged);
  return (
    <>
      <TableRow hover sx={isOpen || change.error ? { '& > *': { borderBottom: 'none' } } : {}}>
        <TableCell component="th" scope="row" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          <bdi>{group.message}</bdi>
          <ErrorMarks group={group} />
        </TableCell>
        <TableCell>{group.count.toLocaleString(language)}</TableCell>
        <TableCell sx={nowrap}>
          <Timestamp value={group.firstSeen} withTime />
        </TableCell>
        <TableCell sx={nowrap}>
          <Timestamp value={group.lastSeen} withTime />
        </TableCell>
        <TableCell sx={{ py: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'end', gap: 0.5, ...nowrap }}>
            <ErrorButtons
              group={group}
              controls={id}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
              isChanging={change.isPending}
              onChange={change.mutate}
            />
          </Box>
        </TableCell>
      </TableRow>
      {(isOpen || change.error) && (
        <TableRow>
          <TableCell colSpan={columns.length} sx={{ pt: 0 }}>
            {change.error && <FailureNotice title={t('changeFailed')} error={change.error} />}
            {isOpen && <ErrorDetails group={group} id={id} number={number} />}
          </TableCell>
        </TableRow>
      )}
    </>
  );
};

export const ErrorTable = ({ groups, ...item }: ErrorListProps) => {
  const { t } = useTranslation('error-log');
  return (
    <AdminTable
      title={t('title')}
      columns={columns.map((key) => ({ key, head: t(`column.${key}`), isHidden: key === 'actions' }))}
    >
      {groups.map((group) => (
        <ErrorRow key={group.id} group={group} {...item} />
      ))}
    </AdminTable>
  );
};
