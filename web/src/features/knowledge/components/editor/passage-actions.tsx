import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { KnownPassage } from '#contracts/knowledge/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { adminPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { recordCopy } from '#web/shared/editing/record-copy.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { usePassageWrites } from '../../api/use-passage-writes.ts';

const DeletePassageDialog = lazy(() => import('../list/delete-passage-dialog.tsx'));

interface PassageActionsProps {
  passage: KnownPassage;
  title: string;
  /** The language that is open, if one is. */
  language: Language | undefined;
}

/** Deletes the language that is open, or the passage. */
export const PassageActions = ({ passage, title, language }: PassageActionsProps) => {
  const { t } = useTranslation('knowledge');
  const navigate = useNavigate();
  const { removeText } = usePassageWrites();
  const { question, ask, ends } = useQuestion<'language' | 'passage'>();
  const text = language && passage.texts[language];
  const isLast = Object.keys(passage.texts).length === 1;
  return (
    <>
      {text && !isLast && (
        <Button onClick={() => ask('language')}>{t('deleteLanguage', { language: languageNames[language] })}</Button>
      )}
      <Button onClick={() => ask('passage')} sx={{ color: 'error.main' }}>
        {t('delete')}
      </Button>
      {question === 'language' && text && (
        <ConfirmDialog
          title={t('deleteLanguageTitle', { language: languageNames[language] })}
          confirmLabel={t('deleteForGood')}
          failureTitle={t('deleteFailed')}
          onClose={ends.onClose}
          onConfirm={async () => {
            const left = await removeText({ id: passage.id, language }, text.version);
            recordCopy(`passage:${passage.id}:${language}`, {}).discard();
            ends.onDone(t('languageDeleted', { language: languageNames[language] }));
            void navigate(adminPaths.passage(passage.id, left.sourceLanguage), { replace: true });
          }}
        >
          {t('deleteLanguageText')}
        </ConfirmDialog>
      )}
      <Suspense>
        {question === 'passage' && (
          <DeletePassageDialog
            id={passage.id}
            title={title}
            isSeeded={passage.origin === 'seed'}
            onClose={ends.onClose}
            onDone={(said) => {
              ends.onDone(said);
              void navigate(sectionPaths.knowledge, { replace: true });
            }}
          />
        )}
      </Suspense>
    </>
  );
};
