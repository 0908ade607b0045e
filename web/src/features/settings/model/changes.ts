import { differences } from '#web/shared/editing/differences.ts';

/** The former and the present value of a setting; the path of a text names its language: `siteName.he`. */
export interface SettingChange {
  path: string;
  before: unknown;
  after: unknown;
}

/** The differences between two states of a section, in the order of its form. */
export const changesBetween = (before: object, after: object): SettingChange[] =>
  differences(before, before, after).map(({ path, mine, theirs }) => ({ path, before: mine, after: theirs }));

/** The same of what the history says about one setting, each language by itself. */
export const changesOf = ({
  name,
  before,
  after,
}: {
  name: string;
  before?: unknown;
  after?: unknown;
}): SettingChange[] => changesBetween({ [name]: before }, { [name]: after });
