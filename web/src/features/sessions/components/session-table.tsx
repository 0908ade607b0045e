import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/sessions/endpoints.ts';
import { AdminTable } from '#web/shared/admin-theme/lists/admin-table.tsx';
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
    <AdminTable
      title={t('title')}
      columns={[
        ...columns.map((key) => ({ key, head: t(`column.${key}`) })),
        { key: 'actions', head: t('column.actions'), isHidden: true },
      ]}
    >
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} {...item} />
      ))}
    </AdminTable>
  );
};
