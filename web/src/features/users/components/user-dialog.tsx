import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { EnableUserDialog, FinishUserDialog, RoleDialog } from './change-user-dialogs.tsx';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { MailManyDialog } from './mail-many-dialog.tsx';
import { MailUserDialog } from './mail-user-dialog.tsx';
import type { UserQuestion } from './user-list-actions.ts';

/** The dialog that belongs to a question; fetched with all others when the first is asked. */
const UserDialog = ({ question, ...ends }: DialogEnds & { question: UserQuestion }) => {
  switch (question.kind) {
    case 'create':
      return <CreateUserDialog {...ends} />;
    case 'edit':
      return <EditUserDialog user={question.user} {...ends} />;
    case 'mail':
      return <MailUserDialog user={question.user} {...ends} />;
    case 'role':
      return <RoleDialog user={question.user} {...ends} />;
    case 'finish':
      return <FinishUserDialog user={question.user} {...ends} />;
    case 'enabled':
      return <EnableUserDialog user={question.user} {...ends} />;
    case 'delete':
      return <DeleteUserDialog user={question.user} {...ends} />;
    case 'group':
      return <GroupDialog userIds={question.userIds} {...ends} />;
    case 'mailMany':
      return <MailManyDialog userIds={question.userIds} onClose={ends.onClose} />;
    case 'export':
      return <ExportDialog scope={question.scope} {...ends} />;
  }
};

export default UserDialog;
