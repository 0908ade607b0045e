import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AnalyticsList } from '#contracts/analytics/figures.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { catalogQuery } from '../../api/analytics-queries.ts';
import { passagesQuery, postsQuery, questionsQuery } from '../../api/gap-queries.ts';
import { gapKinds, readGapKind } from '../../model/gap-kinds.ts';
import { catalogGaps, type Gap, inOrder, passageGaps, postGaps, questionGaps, searchGaps } from '../../model/gaps.ts';
import { GapRow } from './gap-row.tsx';

/** How many are shown at first. */
const first = 10;

interface GapBoardProps {
  /** Of the period that is shown; undefined while it is read. */
  searches: AnalyticsList | undefined;
}

/** The wishes of visitors that the site does not meet, as one list. Any part of it that cannot be read is reported. */
const GapBoard = ({ searches }: GapBoardProps) => {
  const { t } = useTranslation('analytics');
  const uiLanguage = useLanguage();
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const kind = readGapKind(parameters);
  const [isWhole, setWhole] = useState(false);
  const questions = useQuery(questionsQuery);
  const posts = useQuery(postsQuery);
  const passages = useQuery(passagesQuery);
  const catalog = useQuery(catalogQuery);
  const reads = { questions, posts, passages, catalog };
  const all = inOrder([
    ...(searches ? searchGaps(searches, uiLanguage) : []),
    ...(questions.data ? questionGaps(questions.data.items) : []),
    ...(passages.data ? passageGaps(passages.data.items) : []),
    ...(posts.data ? postGaps(posts.data.items) : []),
    ...(catalog.data ? catalogGaps(catalog.data) : []),
  ]);
  const found = kind ? all.filter((gap) => gap.kind === kind) : all;
  const shown = isWhole ? found : found.slice(0, first);
  const isLoading = Object.values(reads).some(({ isPending }) => isPending);
  const isCut =
    passages.data?.more ||
    posts.data?.nextCursor !== undefined ||
    (questions.data !== undefined && questions.data.total > questions.data.items.length);
  const failures = (Object.keys(reads) as (keyof typeof reads)[]).flatMap((part) => {
    const { error, refetch } = reads[part];
    return error ? [{ part, error, refetch }] : [];
  });
  const countOf = (each: Gap['kind']) => all.filter((gap) => gap.kind === each).length;
  const choose = (value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set('gaps', value);
        else next.delete('gaps');
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ mt: 6 }}>
      <Typography variant="h2" id={`${id}-title`} sx={{ pb: 1 }}>
        {t('gaps.title')}
      </Typography>
      <Box component="p" sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 1.5 }}>
        {t('gaps.note')}
      </Box>
      {failures.map(({ part, error, refetch }) => (
        <FailureNotice key={part} title={t(`failed.${part}`)} error={error} onRetry={() => void refetch()} />
      ))}
      <Box sx={{ display: 'grid', gap: 0.5, mb: 1.5 }}>
        <Box component="label" htmlFor={id} sx={{ color: 'text.secondary', fontSize: 13.5 }}>
          {t('gaps.kind')}
        </Box>
        <Select
          id={id}
          value={kind ?? ''}
          sx={{ width: 280, maxWidth: '100%' }}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('gaps.all', { number: all.length })}</option>
          {gapKinds.map((each) => (
            <option key={each} value={each}>
              {t(`gaps.${each}`, { number: countOf(each) })}
            </option>
          ))}
        </Select>
      </Box>
      {shown.length > 0 && (
        <Box component="ul" aria-label={t('gaps.title')}>
          {shown.map((gap) => (
            <GapRow key={`${gap.of} ${gap.kind} ${gap.to} ${gap.text}`} gap={gap} />
          ))}
        </Box>
      )}
      {isLoading && <ListSkeleton rows={3} />}
      {!isLoading && failures.length === 0 && found.length === 0 && <p>{t('gaps.none')}</p>}
      {isCut && <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('gaps.cut')}</Box>}
      {found.length > first && (
        <Button aria-expanded={isWhole} sx={{ mt: 1 }} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewer') : t('all', { number: found.length })}
        </Button>
      )}
    </Box>
  );
};

export default GapBoard;
