import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { CheckBox } from '#web/shared/admin-theme/fields/check-box.tsx';
import { lettersPath } from '#web/shared/letter-paths.ts';
import { useCampaignWrites } from '../../api/use-campaign-writes.ts';

/** Whether everybody may read on the site what was sent. */
export const PublicLetters = ({ campaign }: { campaign: Campaign }) => {
  const { t } = useTranslation('campaigns');
  const hint = useId();
  const announce = useAnnounce();
  const { publish } = useCampaignWrites();
  // The mutation reports itself pending a moment after the click, in which the box would show its old state again.
  const [chosen, setChosen] = useState<boolean>();
  const { mutate, error } = useMutation({
    mutationFn: (isPublic: boolean) => publish(campaign.id, isPublic),
    onSuccess: ({ isPublic }) => announce(t(isPublic ? 'published' : 'withdrawn')),
    onSettled: () => setChosen(undefined),
  });
  const choose = (isPublic: boolean) => {
    setChosen(isPublic);
    mutate(isPublic);
  };
  return (
    <Box sx={{ mt: 2.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ mx: -1.25 }}>
        <CheckBox
          checked={chosen ?? campaign.isPublic ?? false}
          disabled={chosen !== undefined}
          aria-describedby={hint}
          onChange={({ target }) => choose(target.checked)}
        >
          {t('publicLetters')}
        </CheckBox>
      </Box>
      <Box component="p" id={hint} sx={{ color: 'text.secondary', fontSize: 13.5, maxWidth: '70ch' }}>
        {t('publicLettersHint')} <Link to={lettersPath}>{t('publicLettersList')}</Link>
      </Box>
      {error && <FailureNotice title={t('publishFailed')} error={error} />}
    </Box>
  );
};
