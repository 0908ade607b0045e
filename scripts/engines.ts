/** Finds the browsers of `npm run test:browsers`. */
import { findCommand } from './system-packages.ts';

export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Who reads: an engine starts with their language, theme and window. */
export interface Reader {
  language: 'he' | 'en';
  scheme: 'dark' | 'light';
  width: number;
  height: number;
}

/** The engine that a project of the journeys chooses. */
export interface Choice {
  engineName: EngineName;
  reader: Reader;
}

interface Need {
  /** The names that the command may have. */
  commands: readonly string[];
  /** Debian's package that brings it. */
  packageName: string;
}
const firefox: Need = { commands: ['firefox-esr', 'firefox'], packageName: 'firefox-esr' };
const webKitDriver: Need = { commands: ['WebKitWebDriver'], packageName: 'webkit2gtk-driver' };
const virtualDisplay: Need = { commands: ['Xvfb'], packageName: 'xvfb' };
const needs: Record<EngineName, readonly Need[]> = { firefox: [firefox], webkit: [webKitDriver, virtualDisplay] };

type Find = (...commands: string[]) => string | undefined;

/** The packages of Debian that these engines lack. */
export const missingPackages = (names: readonly EngineName[], find: Find = findCommand): string[] =>
  names
    .flatMap((name) => needs[name])
    .filter(({ commands }) => find(...commands) === undefined)
    .map(({ packageName }) => packageName);

const findNeeded = ({ commands, packageName }: Need): string => {
  const path = findCommand(...commands);
  if (path === undefined) throw new Error(`The package "${packageName}" is needed.`);
  return path;
};
export const findFirefox = (): string => findNeeded(firefox);
export const findWebKitDriver = (): string => findNeeded(webKitDriver);
export const findVirtualDisplay = (): string => findNeeded(virtualDisplay);
