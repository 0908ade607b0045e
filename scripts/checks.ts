import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hashInputs, noteBuild } from './local/build.ts';
import { type ProgramTime, processorSeconds, timed } from './processor-time.ts';

const node = process.execPath;
export const bin = (name: string) => `node_modules/.bin/${name}`;
export const script = (file: string, ...args: string[]) => [
  node,
  '--disable-warning=ExperimentalWarning',
  file,
  ...args,
];

type Commands = Record<string, string[]>;

/**
 * The checks that read the code, in two parts that take about as long, as there are two cores. Lint, import rules and rules by types judge what a change
 * can have broken since they passed. TypeScript 7 has no API yet, so the last two read the code with TypeScript 6, which keeps the name.
 */
const types: Commands = {
  types: [node, 'node_modules/typescript-native/bin/tsc', '-p', '.'],
  'unused code': [
    node,
    bin('knip'),
    '--config',
    'scripts/config/knip.json',
    '--cache',
    '--cache-location',
    '.build/knip',
  ],
  locales: script('scripts/check-locales.ts'),
};
const rules: Commands = {
  lint: script('scripts/check-lint.ts'),
  'import rules': script('scripts/check-imports.ts'),
  'typed rules': script('scripts/check-typed-rules.ts'),
  'lock file': script('scripts/check-lock.ts'),
};
const build: Commands = {
  functions: script('scripts/build/functions.ts'),
  site: script('scripts/build/site.ts'),
  'template and cdk-nag': script('scripts/build/synth.ts', '--nag'),
};

/** The names of the checks that failed, and of all that ran. */
export const failed: string[] = [];
export const ran: string[] = [];
/** How long each program took. */
export const times: ProgramTime[] = [];

interface Show {
  /** As it comes, or at the end if others run beside it. */
  show?: 'live' | 'after';
  environment?: Record<string, string>;
}

/** Runs a program and shows its output. Returns whether it ended with status 0. */
export const run = async (name: string, command: string[], { show = 'live', environment = {} }: Show = {}) => {
  const began = performance.now();
  if (show === 'live') console.log(`\n== ${name}`);
  const [shell = '', ...args] = timed(command);
  const child = spawn(shell, args, {
    stdio: show === 'live' ? ['inherit', 'inherit', 'inherit', 'pipe'] : ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => printed.push(text));
  const measured: string[] = [];
  child.stdio[3]?.on('data', (text) => measured.push(String(text)));
  const [status] = await once(child, 'close');
  if (show === 'after') console.log(`\n== ${name}\n${printed.join('').trimEnd()}`);
  const wallSeconds = (performance.now() - began) / 1000;
  times.push({ name, wallSeconds, processorSeconds: processorSeconds(measured.join('')) });
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${wallSeconds.toFixed(1)} s`);
  return status === 0;
};

/** Runs one check, and notes how it ended. */
export const check = async (name: string, command: string[], show?: Show['show']) => {
  const passed = await run(name, command, { show });
  ran.push(name);
  if (!passed) failed.push(name);
};

const inTurn = async (commands: Commands) => {
  for (const [name, command] of Object.entries(commands)) await check(name, command, 'after');
};

/** Bundles, site and template. */
const runBuild = async (): Promise<void> => {
  const inputs = await hashInputs();
  await inTurn(build);
  // The browser tests start the twin, which would build all of it again.
  if (!failed.some((name) => Object.hasOwn(build, name))) await noteBuild(inputs);
};

/** Everything that reads the code. */
export const runChecks = (): Promise<unknown> => Promise.all([inTurn(types), inTurn(rules)]);

/** The build, and everything that reads the code. `onBuilt` begins with what needs the build, beside the rest. */
export const runGates = async (onBuilt: () => Promise<void>): Promise<void> => {
  const built = runBuild();
  await Promise.all([inTurn(types), built.then(() => inTurn(rules)), built.then(onBuilt)]);
};
