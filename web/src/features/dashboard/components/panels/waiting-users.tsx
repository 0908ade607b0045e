import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { WaitingUser } from '#contracts/dashboard/endpoints.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { OverviewLine, OverviewLines } from '../parts/overview-lines.tsx';

const shown = 10;

/** Who signed up and has not entered the code; writing to them is all that others can do about it. */
export const WaitingUsers = ({ users }: { users: readonly WaitingUser[] }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Box sx={{ mt: 3 }}>
      <PanelSection title={t('users.waiting')} note={t('users.waitingNote')}>
        <OverviewLines>
          {users.slice(0, shown).map(({ id, username, email, created }) => (
            <OverviewLine
              key={id}
              name={username}
              detail={<a href={`mailto:${email}`}>{email}</a>}
              time={<Timestamp value={created} withTime />}
            />
          ))}
        </OverviewLines>
      </PanelSection>
    </Box>
  );
};
