import type { SecretName, SectionName, Settings } from '#contracts/settings/sections.ts';

/**
 * The settings of a section as administrators have saved them; `functions/` provides it. A change shows within half a
 * minute, because an instance of a function reads them at most that often.
 */
export type ReadSettings = <Name extends SectionName>(section: Name) => Promise<Settings[Name]>;

/** A secret of the settings; undefined where none is set. */
export type ReadSecret = (name: SecretName) => Promise<string | undefined>;

/** Settings and secrets of one moment: what belongs together is never read from before and after a change. */
export type ReadMoment = () => Promise<{ settings: Settings; secret: ReadSecret }>;
