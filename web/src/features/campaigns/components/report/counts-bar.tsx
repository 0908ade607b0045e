import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { getCampaignReport, RecipientState } from '#contracts/campaigns/report.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { Panel } from '../parts/panel.tsx';
import { PaceLine } from './pace-line.tsx';

/** Distinguished by pattern as well as by colour. */
const fills: Record<RecipientState, string> = {
  sent: 'var(--accent)',
  pending: 'var(--blush)',
  notSent: 'radial-gradient(circle, var(--soft) 0 1px, transparent 1px) 0 0 / 5px 5px',
  failed: 'repeating-linear-gradient(45deg, var(--ink) 0 3px, transparent 3px 6px)',
  skipped: 'repeating-linear-gradient(90deg, var(--soft) 0 2px, transparent 2px 6px)',
  suppressed: 'repeating-linear-gradient(-45deg, var(--soft) 0 2px, transparent 2px 5px)',
  unknown: 'repeating-linear-gradient(0deg, var(--accent) 0 1px, transparent 1px 4px)',
};
const order = ['sent', 'failed', 'skipped', 'suppressed', 'unknown', 'notSent', 'pending'] as const;

interface CountsBarProps {
  report: Output<typeof getCampaignReport>;
  isLive: boolean;
}

/** Everybody once: the parts of the bar are the whole audience. */
export const CountsBar = ({ report, isLive }: CountsBarProps) => {
  const { counts, total, isCounting } = report;
  const { t } = useTranslation('campaigns');
  const numbers = new Intl.NumberFormat(useLanguage());
  // In steps of a tenth, so that a screen reader is not kept talking.
  const spoken = total > 0 ? Math.floor(((total - counts.pending) / total) * 10) * 10 : 0;
  return (
    <Panel title={isCounting ? t('counting') : t('recipients', { count: total })}>
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          height: 18,
          mb: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 9,
          overflow: 'hidden',
        }}
      >
        {order
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <Box key={state} style={{ flexGrow: counts[state], flexBasis: 0, background: fills[state] }} />
          ))}
      </Box>
      <PaceLine report={report} />
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: '10px 20px' }}
      >
        {order
          .filter((state) => counts[state] > 0 || state === 'sent')
          .map((state) => (
            <div key={state}>
              <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
                <Box
                  component="span"
                  aria-hidden="true"
                  sx={{ flex: 'none', width: 14, height: 14, borderRadius: '3px', border: 1, borderColor: 'divider' }}
                  style={{ background: fills[state] }}
                />
                {t(`state.${state}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: 20, fontVariantNumeric: 'tabular-nums' }}>
                {numbers.format(counts[state])}
              </Box>
            </div>
          ))}
      </Box>
      {isLive && !isCounting && (
        <p role="status" className="visually-hidden">
          {t('progress', { percent: numbers.format(spoken) })}
        </p>
      )}
      {counts.unknown > 0 && (
        <Box component="p" sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '70ch' }}>
          {t('unknownText')}
        </Box>
      )}
    </Panel>
  );
};
