import type { ErrorGroup } from '#contracts/error-log/endpoints.ts';

/** The props of a row and of a card. */
export interface ErrorItemProps {
  group: ErrorGroup;
  /** The number that was searched for: its details are open. */
  number: string | undefined;
  /** The state was changed, and the item may leave the list. */
  onChanged: () => void;
}

export interface ErrorListProps extends Omit<ErrorItemProps, 'group'> {
  groups: readonly ErrorGroup[];
}
