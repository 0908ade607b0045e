import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';

/** The path of the first of these commands that this machine has. */
export const findCommand = (...names: string[]): string | undefined =>
  names.map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()).find(Boolean);

/** Whether a package of Debian can be installed: by root, where there is apt-get. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync(aptGet);

export const installPackage = (name: string): void => {
  const run = (...args: string[]) => spawnSync(aptGet, args, { stdio: 'inherit' });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', name);
};
