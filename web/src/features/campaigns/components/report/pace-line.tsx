import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { getCampaignReport } from '#contracts/campaigns/report.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import { type Mark, paceNow, withMark } from '../../model/pace.ts';
import { useDuration } from '../parts/use-duration.ts';

/** How fast mails go out, and how long it takes still. */
export const PaceLine = ({ report }: { report: Output<typeof getCampaignReport> }) => {
  const { t } = useTranslation('campaigns');
  const duration = useDuration();
  const [seen, setSeen] = useState<{ report: typeof report | undefined; marks: readonly Mark[] }>({
    report: undefined,
    marks: [],
  });
  if (seen.report !== report) setSeen({ report, marks: withMark(seen.marks, report) });
  const pace = paceNow(seen.marks, report);
  if (!pace) return null;
  return (
    <Box component="p" sx={{ mb: 1.5, color: 'text.secondary' }}>
      {t('pace', { time: duration(pace.secondsLeft), perMinute: Math.round(pace.perMinute) })}
    </Box>
  );
};
