import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PassageOverview } from '#contracts/knowledge/endpoints.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { ButtonLink } from '#web/shared/admin-theme/core/button.tsx';
import { PlusIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { shownTitle } from '../../model/passage-values.ts';
import { PassageFilter } from './passage-filter.tsx';
import { PassageList } from './passage-list.tsx';
import { usePassageView } from './use-passage-view.ts';

const DeletePassageDialog = lazy(() => import('./delete-passage-dialog.tsx'));

/** All that the assistant knows, in all languages. */
export const PassagesScreen = () => {
  const { t } = useTranslation('knowledge');
  const language = useLanguage();
  const { view, change, changeSearch } = usePassageView();
  const { question, ask, heading, ends } = useQuestion<PassageOverview>();
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        <ButtonLink to={adminPaths.newPassage()} variant="contained" startIcon={<PlusIcon />}>
          {t('newPassage')}
        </ButtonLink>
      </PageHead>
      <Typography sx={{ maxWidth: '70ch', mb: 3, color: 'text.secondary' }}>{t('intro')}</Typography>
      <PassageFilter view={view} onChange={change} onSearch={changeSearch} />
      <PassageList
        key={JSON.stringify(view)}
        view={view}
        onPageSize={(pageSize) => change({ pageSize })}
        onDelete={ask}
      />
      <Suspense>
        {question && (
          <DeletePassageDialog
            id={question.id}
            title={shownTitle(question, question.languages, language).title}
            isSeeded={question.origin === 'seed'}
            {...ends}
          />
        )}
      </Suspense>
    </>
  );
};
