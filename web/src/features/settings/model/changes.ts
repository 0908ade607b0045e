import { differences } from '#web/shared/editing/differences.ts';

/** What a setting was and is; the path of a text names its language: `siteName.he`. */
export interface SettingChange {
  path: string;
  before: unknown;
  after: unknown;
}

/** What differs between two states of a section, in the order of its form. */
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
