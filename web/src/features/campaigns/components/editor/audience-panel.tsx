import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { languages } from '#contracts/text/language.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { type Audience, audienceQuery, isAudience } from '../../api/campaign-queries.ts';
import { Panel } from '../parts/panel.tsx';

const left = ['withoutConsent', 'unsubscribed', 'suppressed', 'otherLanguages', 'unavailable'] as const;

/** Who would get it as the form stands: how many in each language, the first few, and who is left out. */
export const AudiencePanel = ({ audience }: { audience: Audience }) => {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const isAsked = isAudience(audience);
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...audienceQuery(audience), enabled: isAsked });
  const numbers = new Intl.NumberFormat(language);
  const clock = dateFormat(language, { hour: 'numeric', minute: '2-digit' });
  if (!isAsked) {
    return (
      <Panel title={t('audience')}>
        <Box component="p" role="status" sx={{ color: 'text.secondary' }}>
          {t('audienceUnset')}
        </Box>
      </Panel>
    );
  }
  return (
    <Panel title={t('audience')}>
      {error && <FailureNotice title={t('audienceFailed')} error={error} onRetry={() => void refetch()} />}
      <Box component="p" role="status" sx={{ fontSize: 22, opacity: isPlaceholderData ? 0.55 : 1 }}>
        {data ? t('recipients', { count: data.total }) : t('counting')}
      </Box>
      {data && (
        <Box sx={{ display: 'grid', gap: 1.5, opacity: isPlaceholderData ? 0.55 : 1 }}>
          <Box component="ul" aria-label={t('byLanguage')} sx={{ display: 'grid', gap: 0.25 }}>
            {languages
              .filter((each) => data.byLanguage[each])
              .map((each) => (
                <Box component="li" key={each} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <bdi lang={each}>{languageNames[each]}</bdi>
                  <span>{numbers.format(data.byLanguage[each] ?? 0)}</span>
                </Box>
              ))}
          </Box>
          {left.some((reason) => data[reason] > 0) && (
            <div>
              <Box component="p" sx={{ fontWeight: 500 }}>
                {t('leftOut')}
              </Box>
              <Box component="ul" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
                {left
                  .filter((reason) => data[reason] > 0)
                  .map((reason) => (
                    <li key={reason}>{t(`left.${reason}`, { count: data[reason] })}</li>
                  ))}
              </Box>
            </div>
          )}
          {data.sample.length > 0 && (
            <details>
              <summary>{t('sample')}</summary>
              <Box component="ul" sx={{ fontSize: 13.5, overflowWrap: 'anywhere', mt: 0.5 }}>
                {data.sample.map(({ name, email, language: own }) => (
                  <li key={email}>
                    {name && (
                      <>
                        <bdi>{name}</bdi>
                        <span>{' · '}</span>
                      </>
                    )}
                    <bdi dir="ltr">{email}</bdi>
                    <span>{' · '}</span>
                    <bdi lang={own}>{languageNames[own]}</bdi>
                  </li>
                ))}
              </Box>
            </details>
          )}
          <Box component="p" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {t('countedAt', { time: isolate(clock.format(new Date(data.time))) })}
          </Box>
        </Box>
      )}
    </Panel>
  );
};
