import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/sessions.ts';
import { SessionRow } from './session-row.tsx';

const columns = ['user', 'origin', 'activeFor', 'expiresIn', 'lastActivity', 'created'] as const;

interface SessionTableProps {
  sessions: readonly Session[];
  serverNow: number;
  onRevoke: (session: Session) => void;
}

export const SessionTable = ({ sessions, ...item }: SessionTableProps) => {
  const { t } = useTranslation('sessions');
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
            <span className="visually-hidden">{t('column.actions')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} {...item} />
        ))}
      </TableBody>
    </Table>
  );
};
