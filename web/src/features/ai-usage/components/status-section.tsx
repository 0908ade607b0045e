import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AiStatus } from '#contracts/ai-usage/endpoints.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { timeText } from '../model/format.ts';
import { ModelName } from './model-name.tsx';
import { useAiNames } from './use-ai-names.ts';

/** The state of the assistant, and what it answers from in each language. */
export const StatusSection = ({ status }: { status: AiStatus }) => {
  const { t } = useTranslation('ai-usage');
  const language = useLanguage();
  const { modelName, providerName } = useAiNames();
  const number = new Intl.NumberFormat(language);
  const yesNo = (is: boolean) => <Tag {...(is ? { 'data-strong': true } : {})}>{t(is ? 'yes' : 'no')}</Tag>;
  const { lastUsed, responseTime, provider, model } = status;
  const unknown = '–';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: { xs: 3, md: '0 56px' },
        '& dt, & dd': { py: 0.375 },
        // The table beside them may be longer.
        '& dl': { alignContent: 'start' },
      }}
    >
      <CardFacts
        facts={[
          { name: t('status.available'), value: yesNo(status.available) },
          { name: t('status.configured'), value: yesNo(status.configured) },
          { name: t('status.lastUsed'), value: lastUsed ? <Timestamp value={lastUsed} withTime /> : t('status.never') },
          {
            name: t('status.responseTime'),
            value:
              responseTime === undefined ? (
                unknown
              ) : (
                <bdi>{timeText({ milliseconds: responseTime, isMore: false }, language)}</bdi>
              ),
          },
          { name: t('status.provider'), value: provider ? <bdi>{providerName(provider)}</bdi> : unknown },
          { name: t('status.model'), value: model ? <bdi>{modelName(model)}</bdi> : unknown },
          { name: t('status.ragType'), value: t(`rag.${status.ragType}`) },
          { name: t('status.ragEnabled'), value: yesNo(status.ragEnabled) },
          { name: t('status.sources'), value: number.format(status.sources) },
          { name: t('status.contextLength'), value: t('characters', { count: status.contextLength }) },
          ...(status.embeddingStop
            ? [{ name: t('status.embeddingStop'), value: t(`failure.${status.embeddingStop}`) }]
            : []),
        ]}
      />
      <Box
        component="table"
        aria-label={t('byLanguage')}
        sx={{
          alignSelf: 'start',
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': { py: 0.75, pr: 1.5, textAlign: 'start', fontWeight: 400, verticalAlign: 'top' },
          '& thead th': { color: 'text.secondary', fontSize: 13 },
          '& tbody tr': { borderTop: '1px solid var(--line)' },
          '& td': { fontVariantNumeric: 'tabular-nums' },
          // The id of a model may be broken, a number may not.
          '& td:first-of-type': { overflowWrap: 'anywhere' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('language')}</th>
            <th scope="col">{t('status.model')}</th>
            <th scope="col">{t('status.sources')}</th>
            <th scope="col">{t('status.contextLength')}</th>
          </tr>
        </thead>
        <tbody>
          {status.languages.map((each) => (
            <tr key={each.language}>
              <th scope="row">
                <span lang={each.language}>{languageNames[each.language]}</span>
              </th>
              <td>
                <ModelName model={each.model} prices={status.prices} />
              </td>
              <td>
                {each.embedded === undefined
                  ? number.format(each.sources)
                  : t('embedded', { sources: each.sources, embedded: each.embedded })}
              </td>
              <td>{number.format(each.contextLength)}</td>
            </tr>
          ))}
          {status.second !== '' && (
            <tr>
              <th scope="row">{t('rung.second')}</th>
              <td colSpan={3}>
                <ModelName model={status.second} prices={status.prices} />
              </td>
            </tr>
          )}
        </tbody>
      </Box>
    </Box>
  );
};
