/** Finds Chromium for the browser tests, or gets it: from the system's packages when root, else Playwright's own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { canInstall, findCommand, installPackage } from './system-packages.ts';

/** Chromium without the browser around its pages: a page costs it a quarter less work. */
const shell = 'chromium-headless-shell';
const installed = (): string | undefined =>
  findCommand(shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
  [chromium.executablePath()].find((path) => path && existsSync(path));

/** @returns the browser's path. @throws an Error that says what to install. */
export const ensureChromium = (): string => {
  const found = installed();
  if (found) return found;
  if (canInstall()) {
    console.log('Installing Chromium with apt-get, for the browser tests ...');
    installPackage(shell);
  } else {
    console.log('Downloading Chromium with Playwright, for the browser tests ...');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const path = installed();
  if (!path) throw new Error('Chromium is needed for the browser tests: install the package "chromium" and try again.');
  return path;
};

/** An older one fails journeys: to 150, a test cannot say that the network went. */
const oldest = 156;

/**
 * As the browser names itself, such as `Chromium 156.0.8078.79`: its version changes, so a test report should show it. Older ones are
 * said to be too old.
 */
export const chromiumVersion = (path: string): string => {
  const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim() || path;
  const isOld = Number(/ (\d+)\./.exec(version)?.[1] ?? oldest) < oldest;
  return isOld ? `${version}, which is too old: some journeys need Chromium ${oldest}` : version;
};

/**
 * Flags for a closed network and for root, where Chromium's own sandbox cannot start. Without hinting, letters are as wide as on
 * a visitor's screen: the shell would round each to whole pixels, and a line would move when its font comes.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];
