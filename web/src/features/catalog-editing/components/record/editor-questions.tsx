import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';
import type { RecordEditor, RecordValues } from './use-record-editor.ts';

interface EditorQuestionsProps<Values extends RecordValues, Entry> {
  editor: RecordEditor<Values, Entry>;
}

/** What has to be asked while a record is edited. */
export const EditorQuestions = <Values extends RecordValues, Entry>(props: EditorQuestionsProps<Values, Entry>) => {
  const { editor } = props;
  const { t } = useTranslation('catalog-editing');
  const { blocker } = editor;
  if (blocker.state === 'blocked') {
    return (
      <ChoiceDialog
        title={t('leaveTitle')}
        text={editor.isKept ? t('leaveKept') : t('leaveText')}
        safe={{ label: t('stay'), act: blocker.reset }}
        other={{ label: t('leave'), act: blocker.proceed }}
      />
    );
  }
  if (editor.conflict) {
    return (
      <ConflictDialog
        key={editor.conflict.version}
        fields={editor.conflict.fields}
        isBusy={editor.isBusy}
        onSettle={editor.settle}
        onClose={editor.leaveConflict}
      />
    );
  }
  return null;
};
