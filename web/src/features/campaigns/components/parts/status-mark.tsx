import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CampaignHold, CampaignStatus, CampaignWait, SendTime } from '#contracts/campaigns/overview.ts';
import { useClockTime } from './use-clock-time.ts';

const circle = 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z';
/** The shape carries the same information as the word and the colour. */
const shapes: Record<CampaignStatus, string> = {
  draft: circle,
  scheduled: `${circle}M12 8.5V12l2.5 2`,
  sending: 'M4.5 12L19.5 5.5l-4 13-4-5zM11.5 13.5l8-8',
  sent: `${circle}M9 12.2l2.2 2.2 4-4.6`,
  paused: `${circle}M10.3 9.5v5M13.7 9.5v5`,
  cancelled: `${circle}M9.7 9.7l4.6 4.6M14.3 9.7l-4.6 4.6`,
  failed: 'M12 5l7.5 13.5h-15zM12 10v4M12 16.2v.3',
};
const colours: Record<CampaignStatus, string> = {
  draft: 'text.secondary',
  scheduled: 'text.primary',
  sending: 'primary.main',
  sent: 'text.primary',
  paused: 'primary.main',
  cancelled: 'text.secondary',
  failed: 'primary.main',
};

interface StatusMarkProps {
  status: CampaignStatus;
  hold?: CampaignHold | undefined;
  wait?: CampaignWait | undefined;
  /** Of a scheduled one; none where a user chose to send it now. */
  plan?: SendTime | undefined;
}

/** Where a campaign stands: a word with a shape and a colour, and why it stands still or waits. */
export const StatusMark = ({ status, hold, wait, plan }: StatusMarkProps) => {
  const { t } = useTranslation('campaigns');
  const clockTime = useClockTime();
  const reason = hold ? t(`hold.${hold}`) : wait && t(`waitShort.${wait.reason}`, { time: clockTime(wait.until) });
  return (
    <Box
      component="span"
      data-status={status}
      sx={{ display: 'inline-flex', alignItems: 'start', gap: 0.75, color: colours[status], '& svg': { flex: 'none' } }}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path
          d={shapes[status]}
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray={status === 'draft' ? '2.5 2.3' : undefined}
        />
      </svg>
      <span>
        <span>{t(status === 'scheduled' && !plan ? 'sendingSoon' : `status.${status}`)}</span>
        {reason && (
          <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
            {reason}
          </Box>
        )}
      </span>
    </Box>
  );
};
