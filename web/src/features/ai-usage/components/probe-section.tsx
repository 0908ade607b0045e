import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { probeAi, type Rung, rungs } from '#contracts/ai-usage/endpoints.ts';
import { directionOf, isLanguage, languages } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { write } from '#web/shared/api/write.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { timeText } from '../model/format.ts';
import { useAiNames } from './use-ai-names.ts';

/** Asks a fixed question, of the whole chain or of one rung alone, to see whether and by whom it is answered. */
export const ProbeSection = () => {
  const { t } = useTranslation('ai-usage');
  const uiLanguage = useLanguage();
  const { modelName } = useAiNames();
  const id = useId();
  const [language, setLanguage] = useState(uiLanguage);
  const probe = useMutation({
    mutationFn: async (asked?: Rung) => ({
      language,
      asked,
      ...(await write(probeAi, { body: { language, rung: asked }, failureText: t('failed.probe') })),
    }),
  });
  const askButton = (label: string, asked?: Rung) => (
    <Button
      key={label}
      variant="outlined"
      loading={probe.isPending && probe.variables === asked}
      disabled={probe.isPending}
      onClick={() => probe.mutate(asked)}
    >
      {label}
    </Button>
  );
  const wasAsked = !probe.data?.asked || probe.data.asked === probe.data.rung || probe.data.failures.length > 0;
  const own = probe.data && { lang: probe.data.language, dir: directionOf(probe.data.language) };
  return (
    <PanelSection heading="h2" title={t('probe.title')}>
      <Box component="p" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('probe.note')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <label htmlFor={id} className="visually-hidden">
          {t('language')}
        </label>
        <Select
          id={id}
          value={language}
          sx={{ width: 140 }}
          onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}
        >
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </Select>
        {askButton(t('probe.ask'))}
      </Box>
      <Box
        role="group"
        aria-labelledby={`${id}-alone`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1.5 }}
      >
        <Box component="span" id={`${id}-alone`} sx={{ color: 'text.secondary' }}>
          {t('probe.alone')}
        </Box>
        {rungs.map((rung) => askButton(t(`rung.${rung}`), rung))}
      </Box>
      {probe.error && <FailureNotice title={t('failed.probe')} error={probe.error} />}
      <Box role="status" sx={{ mt: 2 }}>
        {probe.data && !probe.isPending && (
          <>
            {!wasAsked && <Box component="p">{t('probe.notSet')}</Box>}
            <CardFacts
              facts={[
                {
                  name: t('probe.time'),
                  value: <bdi>{timeText({ milliseconds: probe.data.milliseconds, isMore: false }, uiLanguage)}</bdi>,
                },
                { name: t('probe.by'), value: t(`rung.${probe.data.rung}`) },
                { name: t('status.model'), value: <bdi>{modelName(probe.data.model)}</bdi> },
                ...probe.data.failures.map(({ model, why }) => ({
                  name: t('figure.discarded'),
                  value: (
                    <>
                      <bdi dir="ltr">{model}</bdi>: {t(`failure.${why}`)}
                    </>
                  ),
                })),
              ]}
            />
            <Box {...own} sx={{ mt: 1.5, borderInlineStart: '2px solid var(--line)', paddingInlineStart: 2 }}>
              <Box component="p" sx={{ fontWeight: 500, mb: 0.5 }}>
                {probe.data.question}
              </Box>
              <Box component="p" sx={{ whiteSpace: 'pre-line' }}>
                {probe.data.answer}
              </Box>
            </Box>
          </>
        )}
      </Box>
    </PanelSection>
  );
};
