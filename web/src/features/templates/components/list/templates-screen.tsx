import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateOverview } from '#contracts/templates/endpoints.ts';
import { type MailCategory, mailCategories } from '#contracts/templates/mail-category.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { ButtonLink } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { PlusIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { SearchInput } from '#web/shared/admin-theme/lists/search-input.tsx';
import { templatesQuery } from '#web/shared/reads/templates.ts';
import { findTemplates } from '../../model/find-templates.ts';
import { TemplateLine } from './template-line.tsx';

const DeleteTemplateDialog = lazy(() => import('../parts/delete-template-dialog.tsx'));
const DuplicateTemplateDialog = lazy(() => import('../parts/duplicate-template-dialog.tsx'));

interface Question {
  kind: 'delete' | 'duplicate';
  template: TemplateOverview;
}

/** All templates of mails to many, changed last first. */
export const TemplatesScreen = () => {
  const { t } = useTranslation('templates');
  const { data, error, refetch } = useQuery(templatesQuery);
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<MailCategory | ''>('');
  const { question, ask, heading, ends } = useQuestion<Question>();
  const found = findTemplates(data?.items ?? [], { words, category });
  const isNarrowed = words.trim() !== '' || category !== '';
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        <ButtonLink to={adminPaths.newTemplate} variant="contained" startIcon={<PlusIcon />}>
          {t('new')}
        </ButtonLink>
      </PageHead>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <SearchInput label={t('search')} value={words} onChange={setWords} />
        <Box sx={{ flex: '0 1 220px' }}>
          <Select
            aria-label={t('categoryField')}
            value={category}
            onChange={({ target }) => setCategory(target.value as MailCategory | '')}
          >
            <option value="">{t('allCategories')}</option>
            {mailCategories.map((each) => (
              <option key={each} value={each}>
                {t(`category.${each}`)}
              </option>
            ))}
          </Select>
        </Box>
      </Box>
      {error && <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && found.length === 0 && (
        <EmptyNotice text={t(isNarrowed ? 'noneFound' : 'empty')}>
          {!isNarrowed && (
            <Box component="p" sx={{ color: 'text.secondary', maxWidth: '60ch', mt: 0 }}>
              {t('purpose')}
            </Box>
          )}
        </EmptyNotice>
      )}
      {found.length > 0 && (
        <Box component="ul" aria-label={t('title')}>
          {found.map((template) => (
            <TemplateLine
              key={template.id}
              template={template}
              onDuplicate={() => ask({ kind: 'duplicate', template })}
              onDelete={() => ask({ kind: 'delete', template })}
            />
          ))}
        </Box>
      )}
      <Suspense>
        {question?.kind === 'delete' && <DeleteTemplateDialog template={question.template} {...ends} />}
        {question?.kind === 'duplicate' && <DuplicateTemplateDialog template={question.template} {...ends} />}
      </Suspense>
    </>
  );
};
