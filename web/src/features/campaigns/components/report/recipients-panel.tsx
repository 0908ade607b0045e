import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CampaignCounts,
  type Recipient,
  type RecipientFilter,
  type RecipientState,
  recipientFilters,
  recipientStates,
} from '#contracts/campaigns/report.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { recipientsQuery } from '../../api/campaign-queries.ts';
import { Panel } from '../parts/panel.tsx';
import { useRecipientFilter } from './use-recipient-filter.ts';

const isState = (filter: RecipientFilter): filter is RecipientState =>
  recipientStates.some((state) => state === filter);

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

interface RecipientsPanelProps {
  id: string;
  counts: CampaignCounts;
  isLive: boolean;
}

/** Who got it, and what became of each mail. The address holds whom the list is about. */
export const RecipientsPanel = ({ id, counts, isLive }: RecipientsPanelProps) => {
  const { t } = useTranslation('campaigns');
  const { filter, choose } = useRecipientFilter();
  const [passed, setPassed] = useState<{ filter: typeof filter; cursors: readonly string[] }>({ filter, cursors: [] });
  const cursors = passed.filter === filter ? passed.cursors : [];
  const turn = (next: readonly string[]) => setPassed({ filter, cursors: next });
  const { data, error, isPlaceholderData, refetch } = useQuery(recipientsQuery(id, filter, cursors.at(-1), isLive));
  const nextCursor = data?.nextCursor;
  const isSearching = filter !== undefined && !error && (data === undefined || isPlaceholderData);
  const isNobody = data?.items.length === 0 && !isPlaceholderData;
  const nameOf = (each: RecipientFilter) => (isState(each) ? t(`state.${each}`) : t(`outcome.${each}`));
  return (
    <Panel title={t('recipientList')}>
      <Box component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('recipientsKept')}
      </Box>
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <span>{t('filter')}</span>
        <Select value={filter ?? ''} onChange={({ target }) => choose(target.value)} sx={{ width: 'auto' }}>
          <option value="">{t('allStates')}</option>
          {recipientFilters.map((each) => (
            <option key={each} value={each}>
              {t('filterCount', { name: nameOf(each), number: counts[each] })}
            </option>
          ))}
        </Select>
      </Box>
      {error && <FailureNotice title={t('recipientsFailed')} error={error} onRetry={() => void refetch()} />}
      <Box component="p" role="status" sx={{ color: 'text.secondary' }}>
        {isSearching ? t('searching') : isNobody && t(nextCursor ? 'noRecipientsSoFar' : 'noRecipientsHere')}
      </Box>
      <Box component="ul" aria-label={t('recipientList')} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
        {data?.items.map((recipient) => (
          <RecipientLine key={recipient.email} recipient={recipient} />
        ))}
      </Box>
      {(cursors.length > 0 || nextCursor) && (
        <Box component="nav" aria-label={t('recipientPages')} sx={{ display: 'flex', gap: 1, pt: 2 }}>
          <Button variant="outlined" disabled={cursors.length === 0} onClick={() => turn(cursors.slice(0, -1))}>
            {t('previous')}
          </Button>
          <Button
            variant="outlined"
            disabled={!nextCursor || isPlaceholderData}
            onClick={() => nextCursor && turn([...cursors, nextCursor])}
          >
            {t('next')}
          </Button>
        </Box>
      )}
    </Panel>
  );
};
