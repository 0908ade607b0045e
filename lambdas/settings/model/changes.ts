import { isDeepStrictEqual } from 'node:util';
import {
  secretsLostBy as lostBy,
  type SecretName,
  type SectionName,
  type Settings,
} from '#contracts/settings/sections.ts';

/** A section before and after a save, with its versions. */
export interface SectionChange {
  name: SectionName;
  version: number;
  nextVersion: number;
  before: Settings[SectionName];
  after: Settings[SectionName];
}

type Values = Readonly<Record<string, unknown>>;

/** The settings whose values differ. */
export const changedSettings = (before: Values, after: Values) =>
  Object.keys(after)
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }));

/** The secrets that a change takes away. */
export const secretsLostBy = ({ name, before, after }: SectionChange): SecretName[] =>
  lostBy(name, before as Values, after as Values);
