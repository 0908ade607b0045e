import type { User } from '#contracts/users/endpoints.ts';
import type { ExportScope } from '../api/export-users.ts';
import type { Selection } from '../model/selection.ts';

/** A dialog that is open over the list, and what it is about. */
export type UserQuestion =
  | { kind: 'create' }
  | { kind: 'edit' | 'mail' | 'role' | 'finish' | 'enabled' | 'delete'; user: User }
  | { kind: 'group' | 'mailMany'; userIds: readonly string[] }
  | { kind: 'export'; scope: ExportScope };

/** The acts that rows and cards offer. */
export interface UserListActions {
  selection: Selection;
  toggle: (id: string) => void;
  ask: (question: UserQuestion) => void;
}
