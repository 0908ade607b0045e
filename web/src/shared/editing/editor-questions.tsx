import { Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldWords } from './difference-choice.tsx';
import { ChoiceDialog, ConflictDialog, useDialogsAhead } from './lazy-dialogs.ts';
import type { RecordEditor } from './use-record-editor.ts';

interface EditorQuestionsProps<Values extends FieldValues, Entry> {
  words: FieldWords;
  editor: RecordEditor<Values, Entry>;
}

/** The questions that come up while a record is edited. */
export const EditorQuestions = <Values extends FieldValues, Entry>(props: EditorQuestionsProps<Values, Entry>) => {
  const { words, editor } = props;
  const { t } = useTranslation('editing');
  const { blocker } = editor;
  useDialogsAhead(editor.isDirty);
  if (blocker.state === 'blocked') {
    return (
      <Suspense>
        <ChoiceDialog
          title={t('leaveTitle')}
          text={editor.isKept ? t('leaveKept') : t('leaveText')}
          safe={{ label: t('stay'), act: blocker.reset }}
          other={{ label: t('leave'), act: blocker.proceed }}
        />
      </Suspense>
    );
  }
  if (editor.conflict) {
    return (
      <Suspense>
        <ConflictDialog
          key={editor.conflict.version}
          words={words}
          fields={editor.conflict.fields}
          isBusy={editor.isBusy}
          onSettle={editor.settle}
          onClose={editor.leaveConflict}
        />
      </Suspense>
    );
  }
  return null;
};
