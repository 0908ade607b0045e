import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiDocument } from '#contracts/api-description/endpoints.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { DownloadIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { SearchInput } from '#web/shared/admin-theme/lists/search-input.tsx';
import { downloadFile } from '#web/shared/ui/download.ts';
import { descriptionQuery } from '../api/description-query.ts';
import { accesses, countCalls, searchCalls, slicesOf, type Wanted } from '../model/calls.ts';
import { CallItem } from './call-item.tsx';
import { English } from './english.tsx';
import { Introduction } from './introduction.tsx';
import { useOpenCalls } from './use-open-calls.ts';

const everything: Wanted = { text: '', access: undefined };

const Calls = ({ document }: { document: ApiDocument }) => {
  const { t } = useTranslation('api-description');
  const [wanted, setWanted] = useState(everything);
  const { open, toggle } = useOpenCalls();
  const slices = useMemo(() => slicesOf(document), [document]);
  const found = searchCalls(slices, useDeferredValue(wanted));
  return (
    <>
      <Introduction document={document} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <SearchInput label={t('search')} value={wanted.text} onChange={(text) => setWanted({ ...wanted, text })} />
        <Select
          aria-label={t('access.label')}
          value={wanted.access ?? ''}
          sx={{ width: 'auto' }}
          onChange={({ target }) =>
            setWanted({ ...wanted, access: accesses.find((access) => access === target.value) })
          }
        >
          <option value="">{t('access.any')}</option>
          {accesses.map((access) => (
            <option key={access} value={access}>
              {t(`access.${access}`)}
            </option>
          ))}
        </Select>
        <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {t('shown', { shown: countCalls(found), total: countCalls(slices) })}
        </Box>
      </Box>
      {found.length === 0 && (
        <EmptyNotice text={t('none')}>
          <Button variant="outlined" onClick={() => setWanted(everything)}>
            {t('clear')}
          </Button>
        </EmptyNotice>
      )}
      {found.map(({ name, description, calls }) => (
        <Box component="section" key={name} sx={{ mb: 5 }}>
          <Typography variant="h2">
            <English text={name} />
          </Typography>
          <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{description && <English text={description} />}</Box>
          {calls.map((call) => (
            <CallItem
              key={call.operationId}
              document={document}
              call={call}
              isOpen={open.has(call.operationId)}
              onToggle={(isOpen) => toggle(call.operationId, isOpen)}
            />
          ))}
        </Box>
      ))}
    </>
  );
};

/** All calls of the server, as its contracts declare them: to search, to read, to take away. */
export const ApiScreen = () => {
  const { t } = useTranslation('api-description');
  const { data: document, error, refetch } = useQuery(descriptionQuery);
  return (
    <>
      <PageHead title={t('title')}>
        {document && (
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() =>
              downloadFile(
                `openapi-${document.info.version}.json`,
                'application/json',
                JSON.stringify(document, undefined, 2),
              )
            }
          >
            {t('download')}
          </Button>
        )}
      </PageHead>
      {document && (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {t('note', { version: document.info.version, standard: document.openapi })}
        </Typography>
      )}
      {error && <FailureNotice title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {document ? <Calls document={document} /> : !error && <ListSkeleton rows={8} />}
    </>
  );
};
