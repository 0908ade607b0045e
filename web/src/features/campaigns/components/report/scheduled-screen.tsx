import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#contracts/campaigns/send-time.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { formatCountdown } from '#web/shared/time/countdown.ts';
import { useSecondsLeft } from '#web/shared/time/use-seconds-left.ts';
import type { SeenCampaign } from '../../api/campaign-queries.ts';
import { useCampaignWrites } from '../../api/use-campaign-writes.ts';
import { MomentWords } from '../parts/moment-words.tsx';
import { Panel } from '../parts/panel.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { SentTexts } from './sent-texts.tsx';

/** "Send now": the seconds in which it can still be taken back. */
const Countdown = ({ sendAt = '', serverAhead }: SeenCampaign) => {
  const { t } = useTranslation('campaigns');
  const seconds = useSecondsLeft(Date.parse(sendAt) - serverAhead);
  return (
    <Box component="p" role="timer" sx={{ fontSize: 22, fontVariantNumeric: 'tabular-nums' }}>
      {seconds > 0 ? t('sendsIn', { time: isolate(formatCountdown(seconds)) }) : t('sendsNow')}
    </Box>
  );
};

/** A campaign that waits for its time. Until then it can be taken back, and becomes a draft again. */
const ScheduledScreen = ({ campaign }: { campaign: SeenCampaign }) => {
  const { t } = useTranslation('campaigns');
  const announce = useAnnounce();
  const language = useLanguage();
  const { takeBack } = useCampaignWrites();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => takeBack(campaign),
    onSuccess: () => announce(t('takenBack')),
  });
  const { plan, sendAt = '' } = campaign;
  const moment = plan && momentOf(plan);
  const planned = dateFormat(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: plan?.timeZone, timeZoneName: 'short' },
  });
  return (
    <>
      <ScreenHead campaign={campaign} />
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mb: 4 }}>
        {plan ? (
          <Box component="p" sx={{ fontSize: 22 }}>
            {t('sendsAt', { time: isolate(planned.format(new Date(sendAt))) })}
          </Box>
        ) : (
          <Countdown {...campaign} />
        )}
        <Button variant="contained" loading={isPending} onClick={() => mutate()}>
          {t('takeBack')}
        </Button>
        <Box component="p" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {t('takeBackText')}
        </Box>
        {error && <FailureNotice title={t('takeBackFailed')} error={error} />}
        {plan && moment && <MomentWords moment={moment} timeZone={plan.timeZone} languages={campaign.languages} />}
      </Box>
      <Panel title={t('texts')}>
        <SentTexts campaign={campaign} />
      </Panel>
    </>
  );
};

export default ScheduledScreen;
