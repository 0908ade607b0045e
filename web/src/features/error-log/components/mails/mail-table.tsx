import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { MailFailureRecord } from '#contracts/mail-failures/endpoints.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { AdminTable } from '#web/shared/admin-theme/lists/admin-table.tsx';
import { useMailWords } from './use-mail-words.ts';

const columns = ['kind', 'recipient', 'reason', 'provider', 'time'] as const;
const nowrap = { whiteSpace: 'nowrap' };

export const MailTable = ({ mails }: { mails: readonly MailFailureRecord[] }) => {
  const { t } = useTranslation('error-log');
  const wordsOf = useMailWords();
  return (
    <AdminTable title={t('tab.mails')} columns={columns.map((key) => ({ key, head: t(`mails.column.${key}`) }))}>
      {mails.map((mail) => {
        const { kind, provider, reason } = wordsOf(mail);
        return (
          <TableRow key={`${mail.time} ${mail.kind} ${mail.recipient}`} hover>
            <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
              {kind}
            </TableCell>
            <TableCell sx={nowrap}>
              <bdi dir="ltr">{mail.recipient}</bdi>
            </TableCell>
            <TableCell>{reason}</TableCell>
            <TableCell sx={nowrap}>
              <bdi>{provider}</bdi>
            </TableCell>
            <TableCell sx={nowrap}>
              <Timestamp value={mail.time} withTime />
            </TableCell>
          </TableRow>
        );
      })}
    </AdminTable>
  );
};
