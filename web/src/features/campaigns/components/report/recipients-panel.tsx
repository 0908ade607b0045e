import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Recipient, type RecipientState, recipientStates } from '#contracts/campaigns/report.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { recipientsQuery } from '../../api/campaign-queries.ts';
import { Panel } from '../parts/panel.tsx';

const RecipientLine = ({ recipient }: { recipient: Recipient }) => {
  const { t } = useTranslation('campaigns');
  const { email, language, state, outcome, opened, clicked, unsubscribed, reason } = recipient;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '2px 20px',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <span>
        <bdi dir="ltr">{email}</bdi>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          <bdi lang={language}>{languageNames[language]}</bdi>
        </Box>
      </span>
      <span>
        <span>
          {[
            t(`state.${state}`),
            ...(outcome ? [t(`outcome.${outcome}`)] : []),
            ...(opened ? [t('outcome.opened')] : []),
            ...(clicked ? [t('outcome.clicked')] : []),
            ...(unsubscribed ? [t('outcome.unsubscribed')] : []),
          ].join(' · ')}
        </span>
        {reason && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' · '}
            <bdi dir="ltr">{reason}</bdi>
          </Box>
        )}
      </span>
    </Box>
  );
};

/** Who got it, and what became of each mail. */
export const RecipientsPanel = ({ id, isLive }: { id: string; isLive: boolean }) => {
  const { t } = useTranslation('campaigns');
  const [state, setState] = useState<RecipientState>();
  const [cursors, setCursors] = useState<string[]>([]);
  const { data, error, refetch } = useQuery(recipientsQuery(id, state, cursors.at(-1), isLive));
  const nextCursor = data?.nextCursor;
  return (
    <Panel title={t('recipientList')}>
      <Box component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('recipientsKept')}
      </Box>
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <span>{t('filter')}</span>
        <Select
          value={state ?? ''}
          onChange={({ target }) => {
            setCursors([]);
            setState(recipientStates.find((each) => each === target.value));
          }}
          sx={{ width: 'auto' }}
        >
          <option value="">{t('allStates')}</option>
          {recipientStates.map((each) => (
            <option key={each} value={each}>
              {t(`state.${each}`)}
            </option>
          ))}
        </Select>
      </Box>
      {error && <FailureNotice title={t('recipientsFailed')} error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <Box component="p" role="status" sx={{ color: 'text.secondary' }}>
          {t(nextCursor ? 'noRecipientsSoFar' : 'noRecipientsHere')}
        </Box>
      )}
      <Box component="ul" aria-label={t('recipientList')}>
        {data?.items.map((recipient) => (
          <RecipientLine key={recipient.email} recipient={recipient} />
        ))}
      </Box>
      {(cursors.length > 0 || nextCursor) && (
        <Box component="nav" aria-label={t('recipientPages')} sx={{ display: 'flex', gap: 1, pt: 2 }}>
          <Button variant="outlined" disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
            {t('previous')}
          </Button>
          <Button
            variant="outlined"
            disabled={!nextCursor}
            onClick={() => nextCursor && setCursors([...cursors, nextCursor])}
          >
            {t('next')}
          </Button>
        </Box>
      )}
    </Panel>
  );
};
