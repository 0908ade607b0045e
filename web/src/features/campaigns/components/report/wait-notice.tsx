import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { getCampaignReport } from '#contracts/campaigns/report.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import { useClockTime } from '../parts/use-clock-time.ts';

/** Why no mail goes out although the campaign is not over: for a while, or until a person has put the account right. */
export const WaitNotice = ({ report: { wait, hold } }: { report: Output<typeof getCampaignReport> }) => {
  const { t } = useTranslation('campaigns');
  const clockTime = useClockTime();
  const text = wait
    ? t(`wait.${wait.reason}`, { time: clockTime(wait.until), mails: wait.count })
    : hold === 'notSent' && t('notSentText');
  return (
    <Box role="status">
      {text && (
        <Box
          component="p"
          sx={{ borderInlineStart: '3px solid', borderColor: 'primary.main', paddingInlineStart: 1.5 }}
        >
          {text}
        </Box>
      )}
    </Box>
  );
};
