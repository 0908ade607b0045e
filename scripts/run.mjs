/**
 * Runs a program of this project on a machine that has only Node >= 20 and npm: installs the locked dependencies when
 * they are missing or outdated, then starts the program on Node 24, the version of the cloud's runtime.
 * Plain JavaScript without imports from node_modules, because it runs before there are any.
 *
 *   node scripts/run.mjs [options of Node] <program> [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules/.installed');

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const install = () => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the dependencies (npm ci); this happens once and after each change of package-lock.json ...');
  // Only warnings are hidden: npm's advice on engines refers to the host's Node, which runs nothing but the
  // installation.
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm ci failed: see its message above.');
  writeFileSync(stamp, lock);
};

/** The Node of the package `node`, else the host's own if it is new enough. */
const node24 = () => {
  const pinned = join(root, 'node_modules/node/bin/node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `Node 24 or newer is needed and none came with the dependencies for ${process.platform} ${process.arch}: install it from https://nodejs.org and try again.`,
  );
};

const args = process.argv.slice(2);
if (args.every((arg) => arg.startsWith('--')))
  fail('usage: node scripts/run.mjs [options of Node] <program> [arguments]');
install();
const node = node24();
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
  cwd: root,
  stdio: 'inherit',
  // A program that is started by name (vite, playwright, cdk) must find the same Node.
  // Compiled code is kept: the CDK library alone takes seconds to compile at each start.
  env: {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
    ...process.env,
    PATH: `${dirname(node)}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
