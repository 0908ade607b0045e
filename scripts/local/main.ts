/**
 * `npm start`: the whole product on this machine. `--reset` empties its data first; PORT chooses the port, DATA_DIR the
 * folder, ADMIN_PASSWORD the administrator's password, and
 * READ_LAG lets reads that are not consistent stay behind the writes; CONCURRENCY is how many functions may run at once, and SHARDS into how
 * many parts the table's stream is divided. `--dev` (`npm run dev`) puts changed sources to use
 * while it runs.
 */
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { styleText } from 'node:util';
import { adminPassword } from './admin-password.ts';
import { assembly, buildIfChanged } from './build.ts';
import { keptData } from './kept-data.ts';
import { listen, stop } from './runtime/listen.ts';
import { stopPrograms } from './runtime/run-program.ts';
import { seedIfChanged } from './seed.ts';
import { readSettings } from './settings.ts';
import { type Prepared, startTwin, type Twin } from './twin.ts';

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};
const settings = () => {
  try {
    return readSettings(process.argv.slice(2), process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const {
  reset: isReset,
  dev: isDev,
  PORT,
  DATA_DIR: dataDir,
  ADMIN_PASSWORD,
  READ_LAG: readLag,
  CONCURRENCY: concurrency,
  SHARDS: shards,
} = settings();
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Checked before anything is built. */
const requireFreePort = async (): Promise<void> => {
  const probe = createServer();
  await listen(probe, PORT).catch((error: unknown) => {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    fail(
      `Port ${PORT} is in use. Stop what runs there, or choose another port: PORT=${PORT + 1} ${isDev ? 'npm run dev' : 'npm start'}`,
    );
  });
  await stop(probe);
};

const reset = async (): Promise<void> => {
  for (const name of Object.values(keptData)) await rm(path.join(dataDir, name), { recursive: true, force: true });
};

const explain = (error: unknown): string => {
  if (codeOf(error) === 'LEVEL_LOCKED' || (error instanceof Error && codeOf(error.cause) === 'LEVEL_LOCKED')) {
    return `The data in ${dataDir} is in use: another local twin runs from this folder. Stop it first.`;
  }
  return error instanceof Error ? error.message : String(error);
};

const introduce = ({ url, simulated }: Twin, password: string | undefined, notes: string[]): void => {
  const line = (label: string, text: string) => `  ${styleText('dim', label.padEnd(10))}${text}`;
  console.log(
    [
      '',
      line('Site', styleText('bold', url)),
      line('Inside', `${url}/__local   sent mail, tables, calls, logs, refused calls, the clock`),
      ...(password === undefined ? [] : [line('Admin', `admin / ${password}`)]),
      line('Simulated', simulated),
      line('Data', `${dataDir}/, kept between starts; npm start -- --reset empties it`),
      line('Stop', 'Ctrl+C'),
      ...notes.map((note) => line('', note)),
      '',
    ].join('\n'),
  );
};

// Functions run in UTC on AWS; threads share this process's time zone.
process.env.TZ = 'UTC';

// Names in requests come from strangers: none of them may reach the prototype that all objects share.
Reflect.deleteProperty(Object.prototype, '__proto__');

let twin: Twin | undefined;
let stopping = false;
const end = async (): Promise<void> => {
  // The signal may come both from the terminal and from npm.
  if (stopping) return;
  stopping = true;
  stopPrograms();
  await twin?.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

try {
  const began = performance.now();
  await requireFreePort();
  if (isReset) await reset();
  // The data folder holds keys, secrets and people's data, so no other user of a shared machine may read it.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chmod(dataDir, 0o700);
  const { built } = await buildIfChanged(() => console.log('Building what changed ...'));
  const notes: string[] = [];
  let password: string | undefined;
  const development = isDev ? (await import('../dev/development.ts')).openDevelopment() : undefined;
  twin = await startTwin({
    port: PORT,
    dataDir,
    readLag,
    concurrency,
    shards,
    assembly,
    ...(development && { front: development.front }),
    onDenial: ({ caller, action, resource, reason }) =>
      console.error(styleText('red', `IAM refused ${caller}: ${action} on ${resource} (${reason})`)),
    onProblem: (message) => console.error(styleText('red', message)),
    prepare: async (prepared: Prepared) => {
      if (Object.keys(prepared.userPools).length > 0) password = await adminPassword(dataDir, ADMIN_PASSWORD);
      const seeded = await seedIfChanged(dataDir, prepared, password);
      if (seeded !== undefined) notes.push(`seeded: ${seeded}`);
    },
  });
  await development?.start(twin);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  introduce(twin, password, [
    ...notes,
    `ready in ${seconds} s${built ? ', built anew' : ''}${isDev ? '; changes of web/, lambdas/ and locales/ take effect at once' : ''}`,
  ]);
} catch (error) {
  if (!stopping) fail(explain(error));
}
