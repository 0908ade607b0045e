import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import { withNameless } from '#contracts/templates/typed-words.ts';
import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { audienceQuery, checkQuery, isAudience } from '../../api/campaign-queries.ts';
import { useDuration } from '../parts/use-duration.ts';
import { CheckList, type Lead } from './check-list.tsx';

/** The obstacles, and how many get which text; both asked anew when the question is. */
export const useReadiness = (campaign: Campaign) => {
  const isMeant = isAudience(campaign);
  const audience = useQuery({ ...audienceQuery(campaign), enabled: isMeant });
  // The answer that is shown a moment before sending must hold now.
  const check = useQuery({ ...checkQuery(campaign.id, campaign.version), staleTime: 0 });
  const problems = check.data?.problems ?? [];
  return {
    isMeant,
    audience: audience.data,
    problems,
    rate: check.data?.rate,
    error: audience.error ?? check.error,
    isReady: audience.data !== undefined && check.isSuccess && !problems.some(({ blocks }) => blocks),
  };
};

interface WhatIsSentProps {
  campaign: Campaign;
  readiness: ReturnType<typeof useReadiness>;
  onLead: Lead;
}

/** The number, the languages with their subjects, and what the checks say. */
export const WhatIsSent = ({ campaign, readiness, onLead }: WhatIsSentProps) => {
  const { t } = useTranslation('campaigns');
  const subjectOf = (language: Language) => {
    const { subject = '', nameless } = campaign.texts[language] ?? {};
    return withNameless(subject, nameless);
  };
  const { audience, problems, rate, error, isMeant } = readiness;
  const duration = useDuration();
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  // Beyond the quota of a day it is no question of the rate, and the checks say so.
  const isOfOneDay = !problems.some(({ code }) => code === 'overQuota');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {error && <FailureNotice title={t('checkFailed')} error={error} />}
      {isMeant && (
        <Box component="p" role="status" sx={{ fontSize: 22 }}>
          {audience ? t('recipients', { count: audience.total }) : t('counting')}
        </Box>
      )}
      {audience && audience.total > 0 && rate && isOfOneDay && (
        <Box component="p" sx={{ color: 'text.secondary' }}>
          {t('takes', { time: duration(audience.total / rate), rate: isolate(numbers.format(rate)) })}
        </Box>
      )}
      <Box component="dl" sx={{ display: 'grid', gap: 0.75 }}>
        {campaign.languages.map((language) => (
          <div key={language}>
            <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
              <bdi lang={language}>{languageNames[language]}</bdi>
              {audience && <span>{` · ${t('recipients', { count: audience.byLanguage[language] ?? 0 })}`}</span>}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <bdi lang={language}>{subjectOf(language) || t('noSubject')}</bdi>
            </Box>
          </div>
        ))}
      </Box>
      {problems.length > 0 && <CheckList problems={problems} onLead={onLead} />}
    </Box>
  );
};
