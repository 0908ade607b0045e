import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type Reader, readerFilters } from '#contracts/newsletter.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { toPageSize } from '#web/shared/admin-theme/lists/pager.tsx';
import { SearchInput } from '#web/shared/admin-theme/lists/search-input.tsx';
import { useCursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { readerListQuery } from '../api/reader-queries.ts';
import { ReaderList } from './reader-list.tsx';

const ReleaseDialog = lazy(() => import('./release-dialog.tsx'));
const BlockDialog = lazy(() => import('./block-dialog.tsx'));
const FindBlockDialog = lazy(() => import('./find-block-dialog.tsx'));

/** Whether to release a reader, to block an address (none yet where it is to be typed), or to look one up. */
type Question = { release: Reader } | { block: string } | { find: true };

/** Every address to which mail to many goes or not: what its reader wants, and why none may go. */
export const ReadersScreen = () => {
  const { t } = useTranslation('readers');
  const [parameters, setParameters] = useSearchParams();
  const pages = useCursorPages();
  const { question, ask, heading, ends } = useQuestion<Question>();
  const search = parameters.get('search') ?? '';
  const state = readerFilters.find((filter) => filter === parameters.get('state'));
  const pageSize = toPageSize(parameters.get('pageSize')) ?? 25;
  const query = {
    limit: `${pageSize}` as const,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(state ? { state } : {}),
    ...(pages.cursor ? { cursor: pages.cursor } : {}),
  };
  const list = useQuery(readerListQuery(useDeferredValue(query)));
  const change = (name: string, value: string) =>
    setParameters(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        <Button variant="outlined" onClick={() => ask({ find: true })}>
          {t('findBlock')}
        </Button>
        <Button variant="outlined" onClick={() => ask({ block: '' })}>
          {t('blockAddress')}
        </Button>
      </PageHead>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 3 }}>{t('lead')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <SearchInput label={t('search')} value={search} onChange={(text) => change('search', text)} />
        <Box sx={{ flex: '0 1 220px' }}>
          <Select aria-label={t('filter')} value={state ?? ''} onChange={({ target }) => change('state', target.value)}>
            <option value="">{t('all')}</option>
            {readerFilters.map((filter) => (
              <option key={filter} value={filter}>
                {t(`state.${filter}`)}
              </option>
            ))}
          </Select>
        </Box>
      </Box>
      <ReaderList
        list={list}
        pages={pages}
        pageSize={pageSize}
        onPageSize={(size) => change('pageSize', String(size))}
        onBlock={({ email }) => ask({ block: email })}
        onRelease={(reader) => ask({ release: reader })}
      />
      {question && (
        <Suspense>
          {'release' in question && <ReleaseDialog reader={question.release} {...ends} />}
          {'block' in question && <BlockDialog email={question.block} {...ends} />}
          {'find' in question && <FindBlockDialog {...ends} />}
        </Suspense>
      )}
    </>
  );
};
