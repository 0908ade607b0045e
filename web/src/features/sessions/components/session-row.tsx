import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { SessionState } from './session-state.tsx';
import type { SessionItemProps } from './use-session-texts.ts';
import { useSessionTexts } from './use-session-texts.ts';

const nowrap = { whiteSpace: 'nowrap' };

export const SessionRow = ({ session, serverNow, onRevoke }: SessionItemProps) => {
  const { t } = useTranslation('sessions');
  const { browser, state, activeFor, expiresIn, since, revokeLabel } = useSessionTexts(session, serverNow);
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        <bdi>{session.username}</bdi>
        <Box sx={{ mt: 0.25 }}>
          <SessionState state={state} isCurrent={session.current} />
        </Box>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Box component="bdi" sx={{ display: 'block' }}>
          {browser}
        </Box>
        <Box component="bdi" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
          {session.ip}
        </Box>
      </TableCell>
      <TableCell sx={nowrap}>{activeFor}</TableCell>
      <TableCell sx={nowrap}>{expiresIn}</TableCell>
      <TableCell>
        <time dateTime={session.lastActivity} title={session.lastActivity}>
          {since}
        </time>
      </TableCell>
      <TableCell sx={nowrap}>
        <Timestamp value={session.created} withTime />
      </TableCell>
      <TableCell sx={{ py: 0.5, textAlign: 'end' }}>
        {state === 'active' && (
          <Button aria-label={revokeLabel} onClick={() => onRevoke(session)}>
            {t('revoke')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
};
