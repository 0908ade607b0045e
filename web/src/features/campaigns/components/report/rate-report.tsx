import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CampaignCounts } from '#contracts/campaigns/report.ts';
import { Count } from '../parts/count.tsx';
import { Panel } from '../parts/panel.tsx';
import { Rate } from '../parts/rate.tsx';
import { share } from './share.ts';

/** The readers' acts; of those delivered, because only they could. */
export const RateReport = ({ counts }: { counts: CampaignCounts }) => {
  const { t } = useTranslation('campaigns');
  const facts = [
    { name: 'delivered', of: counts.sent },
    { name: 'opened', of: counts.delivered },
    { name: 'clicked', of: counts.delivered },
    { name: 'unsubscribed', of: counts.delivered },
    { name: 'bounced', of: counts.sent },
    { name: 'complained', of: counts.sent },
  ] as const;
  return (
    <Panel title={t('outcomes')}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: '12px 20px',
          mb: 1.5,
        }}
      >
        {facts.map(({ name, of }) => (
          <div key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(`outcome.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Box component="span" sx={{ fontSize: 24 }}>
                <Rate value={share(counts[name], of)} />
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                (<Count value={counts[name]} />)
              </Box>
            </Box>
          </div>
        ))}
      </Box>
      {counts.openedByMachine > 0 && <p>{t('machineOpens', { count: counts.openedByMachine })}</p>}
      <Box component="p" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        {t('openRateText')}
      </Box>
    </Panel>
  );
};
