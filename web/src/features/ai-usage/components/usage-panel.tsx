import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AiStatus, type readAiUsage, rungs, type UsageSpan } from '#contracts/ai-usage/endpoints.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { PanelSection, Sections } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { ShareBars } from '#web/shared/admin-theme/figures/share-bars.tsx';
import { moneyText } from '#web/shared/admin-theme/format/money-text.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { timeText } from '../model/format.ts';
import type { Series } from '../model/series.ts';
import { usageFigures, usageSteps } from '../model/usage-figures.ts';
import { StepChart } from './step-chart.tsx';
import { StepDetails } from './step-table.tsx';
import { TextFigures } from './text-figures.tsx';
import { useAiNames } from './use-ai-names.ts';
import { useStepName } from './use-step-name.ts';

const colours = { model: 'var(--accent)', second: 'var(--satin-line)', basic: 'var(--control)' } as const;

/** The figures that have no chart of their own. */
const stepFigures = ['tokens', 'helpful', 'notHelpful', 'refused', 'filtered'] as const;

interface UsagePanelProps {
  usage: Output<typeof readAiUsage>;
  span: UsageSpan;
  /** The one account of what was spent: what administrators try out, and calls that were given up, are in it. */
  budget: AiStatus['budget'] | undefined;
}

/** Figures, charts and shares of a span. */
export const UsagePanel = ({ usage: { steps, rows }, span, budget }: UsagePanelProps) => {
  const { t } = useTranslation('ai-usage');
  const language = useLanguage();
  const { modelName } = useAiNames();
  const stepName = useStepName(span);
  const number = new Intl.NumberFormat(language);
  const spent = (period: AiStatus['budget']['today'] | undefined) => (period ? moneyText(period.spent, language) : '–');
  const figures = usageFigures(rows);
  const byStep = usageSteps(steps, rows);
  const names = steps.map((from) => ({ from, name: stepName(from) }));
  const rated = figures.helpful + figures.notHelpful;
  const discarded = figures.failures.reduce((sum, { count }) => sum + count, 0);
  const shares = (
    title: string,
    bars: { key: string; label: string; count: number; lang?: string }[],
    whole: number,
    more?: ReactNode,
  ) =>
    bars.length > 0 && (
      <PanelSection heading="h2" title={title}>
        <ShareBars bars={bars} whole={whole} />
        {more}
      </PanelSection>
    );
  const series = (key: string, name: string, values: Series['values']): Series => ({ key, name, colour: '', values });
  return (
    <>
      <TextFigures
        figures={[
          { label: t('figure.questions'), value: number.format(figures.calls) },
          { label: t('figure.median'), value: timeText(figures.median, language) },
          { label: t('figure.slow'), value: timeText(figures.slow, language) },
          { label: t('figure.tokens'), value: number.format(figures.inputTokens + figures.outputTokens) },
          { label: t('figure.today'), value: spent(budget?.today) },
          { label: t('figure.month'), value: spent(budget?.month) },
          {
            label: t('figure.helpful'),
            value: rated === 0 ? '–' : t('ofRated', { helpful: figures.helpful, rated }),
          },
          { label: t('figure.discarded'), value: number.format(discarded) },
        ]}
      />
      {figures.calls === 0 ? (
        <Box component="p" sx={{ py: 4, color: 'text.secondary' }}>
          {t(`none.${span}`)}
        </Box>
      ) : (
        <Sections>
          <PanelSection heading="h2" title={t('chart.questions')} note={span === 'day' ? undefined : t('inUtc')}>
            <StepChart
              kind="bars"
              summary={t('chart.questionsSum', { count: figures.calls })}
              steps={names}
              series={rungs.map((rung) => ({
                key: rung,
                name: t(`rung.${rung}`),
                colour: colours[rung],
                values: byStep.map((step) => step.rungs[rung]),
              }))}
              format={number.format}
            />
          </PanelSection>
          <PanelSection heading="h2" title={t('chart.times')} note={span === 'day' ? undefined : t('inUtc')}>
            <StepChart
              kind="dots"
              summary={t('chart.timesSum', {
                median: isolate(timeText(figures.median, language)),
                slow: isolate(timeText(figures.slow, language)),
              })}
              steps={names}
              series={(['slow', 'median'] as const).map((key) => ({
                key,
                name: t(`figure.${key}`),
                colour: key === 'slow' ? 'var(--control)' : 'var(--accent)',
                values: byStep.map((step) => step[key]?.milliseconds),
              }))}
              format={(milliseconds) => timeText({ milliseconds, isMore: false }, language)}
            />
          </PanelSection>
          {figures.microDollars > 0 && (
            <PanelSection heading="h2" title={t('chart.money')} note={t('estimated')}>
              <StepChart
                kind="bars"
                summary={t('chart.moneySum', { money: isolate(moneyText(figures.microDollars, language)) })}
                steps={names}
                series={[
                  {
                    key: 'money',
                    name: t('chart.money'),
                    colour: 'var(--accent)',
                    values: byStep.map(({ microDollars }) => microDollars),
                  },
                ]}
                format={(microDollars) => moneyText(microDollars, language)}
              />
            </PanelSection>
          )}
          {shares(
            t('byLanguage'),
            figures.languages.map(({ key, count }) => ({ key, label: languageNames[key], lang: key, count })),
            figures.calls,
            <StepDetails
              steps={names}
              series={figures.languages.map(({ key }) =>
                series(
                  key,
                  languageNames[key],
                  byStep.map((step) => step.languages[key]),
                ),
              )}
              format={number.format}
            />,
          )}
          {shares(
            t('byModel'),
            figures.models.map(({ key, count }) => ({ key, label: modelName(key), count })),
            figures.calls,
          )}
          {shares(
            t('byResult'),
            figures.results.map(({ key, count }) => ({ key, label: t(`result.${key}`), count })),
            figures.calls,
          )}
          {shares(
            t('byFailure'),
            figures.failures.map(({ key, count }) => ({ key, label: t(`failure.${key}`), count })),
            discarded,
          )}
          {shares(
            t('byReason'),
            figures.reasons.map(({ key, count }) => ({ key, label: t(`reason.${key}`), count })),
            figures.notHelpful,
          )}
          <PanelSection
            heading="h2"
            title={t(span === 'day' ? 'byHour' : 'byDay')}
            note={span === 'day' ? undefined : t('inUtc')}
          >
            <StepDetails
              steps={names}
              series={stepFigures.map((key) =>
                series(
                  key,
                  t(`step.${key}`),
                  byStep.map((step) => step[key]),
                ),
              )}
              format={number.format}
            />
          </PanelSection>
        </Sections>
      )}
    </>
  );
};
