import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { DownloadIcon, PlusIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { nothing, type Selection, toggle } from '../model/selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useUserView } from './use-user-view.ts';
import { UserList } from './user-list.tsx';
import type { UserQuestion } from './user-list-actions.ts';
import { UserSearch } from './user-search.tsx';

const UserDialog = lazy(() => import('./user-dialog.tsx'));

/** The list of all users, with search, sorting, selection and changes. */
export const UsersScreen = () => {
  const { t } = useTranslation('users');
  const { view, changeView, changeSearch } = useUserView();
  const [selection, setSelection] = useState<Selection>(nothing);
  const { question, ask, heading, ends } = useQuestion<UserQuestion>();
  const finish = (text: string) => {
    if (question?.kind === 'delete' && selection.has(question.user.id))
      setSelection(toggle(selection, question.user.id));
    ends.onDone(text);
  };
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => ask({ kind: 'export', scope: { view } })}
        >
          {t('exportAll')}
        </Button>
        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => ask({ kind: 'create' })}>
          {t('newUser')}
        </Button>
      </PageHead>
      <Box role="search" sx={{ display: 'flex', mb: 2 }}>
        <UserSearch value={view.search} onSearch={changeSearch} />
      </Box>
      <UserList
        view={view}
        onChange={changeView}
        onSelect={setSelection}
        actions={{
          selection,
          toggle: (id) => setSelection((chosen) => toggle(chosen, id)),
          ask,
        }}
      />
      <SelectionBar selection={selection} ask={ask} onClear={() => setSelection(nothing)} />
      {question && (
        <Suspense>
          <UserDialog question={question} onDone={finish} onClose={ends.onClose} />
        </Suspense>
      )}
    </>
  );
};
