import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/sessions/endpoints.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { cardList } from '#web/shared/admin-theme/lists/card-list.ts';
import { SessionState } from './session-state.tsx';
import { type SessionItemProps, useSessionTexts } from './use-session-texts.ts';

const SessionCard = ({ session, serverNow, onRevoke }: SessionItemProps) => {
  const { t } = useTranslation('sessions');
  const { browser, state, activeFor, expiresIn, since, revokeLabel } = useSessionTexts(session, serverNow);
  const facts = [
    { name: t('column.activeFor'), value: activeFor },
    ...(expiresIn ? [{ name: t('column.expiresIn'), value: expiresIn }] : []),
    { name: t('column.lastActivity'), value: since },
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'grid', alignContent: 'start', gap: 0.5, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          <bdi>{session.username}</bdi>
        </Typography>
        <SessionState state={state} isCurrent={session.current} />
      </Box>
      <div>
        <bdi>{browser}</bdi>
        {' · '}
        <bdi>{session.ip}</bdi>
      </div>
      <CardFacts facts={facts} />
      {state === 'active' && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start', mt: 1 }}
          aria-label={revokeLabel}
          onClick={() => onRevoke(session)}
        >
          {t('revoke')}
        </Button>
      )}
    </Box>
  );
};

interface SessionCardsProps {
  sessions: readonly Session[];
  serverNow: number;
  onRevoke: (session: Session) => void;
}

/** The list on narrow screens. */
export const SessionCards = ({ sessions, ...item }: SessionCardsProps) => {
  const { t } = useTranslation('sessions');
  return (
    <Box component="ul" aria-label={t('title')} sx={cardList}>
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} {...item} />
      ))}
    </Box>
  );
};
