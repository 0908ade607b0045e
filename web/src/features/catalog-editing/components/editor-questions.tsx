import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceDialog } from './choice-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { useLeaveGuard } from './use-leave-guard.ts';
import type { RecordEditor } from './use-record-editor.ts';

interface EditorQuestionsProps<Values extends FieldValues, Entry> {
  editor: RecordEditor<Values, Entry>;
  guard: ReturnType<typeof useLeaveGuard>;
}

/** What has to be asked while a record is edited. */
export const EditorQuestions = <Values extends FieldValues, Entry>(props: EditorQuestionsProps<Values, Entry>) => {
  const { editor, guard } = props;
  const { t } = useTranslation('catalog-editing');
  const { blocker } = guard;
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
