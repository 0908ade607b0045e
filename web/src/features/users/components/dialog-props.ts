import type { User } from '#contracts/users/endpoints.ts';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';

export interface OneUserDialogProps extends DialogEnds {
  user: User;
}
