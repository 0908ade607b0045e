import { sectionPaths } from '#web/shared/admin-paths.ts';

/** The key names a section in the `admin` texts. */
export type Section = keyof typeof sectionPaths;

export const sections = Object.keys(sectionPaths) as Section[];
