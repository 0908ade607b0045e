import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTwin } from '#scripts/local/twin.ts';
import { userPool } from './cognito/support/resources.ts';
import { temporaryFolder, writeAssembly } from './support/assembly.ts';
import { assetsOf, product } from './support/twin.ts';

/** A twin with a pool that ran once, and a way to start it again over the same data. */
const ranOnce = async () => {
  const assembly = await writeAssembly(product({ resources: userPool() }), assetsOf());
  const dataDir = await temporaryFolder();
  const start = () => startTwin({ port: 0, dataDir, assembly });
  await (await start()).close();
  const [poolId = ''] = await readdir(path.join(dataDir, 'cognito'));
  return { dataDir, poolFolder: path.join(dataDir, 'cognito', poolId), start };
};
const withSecondLine = async (file: string, line: string): Promise<void> =>
  writeFile(file, `${(await readFile(file, 'utf8')).split('\n')[0]}\n${line}\n`);

type Ran = Awaited<ReturnType<typeof ranOnce>>;
const cases: [string, (ran: Ran) => Promise<unknown>, RegExp][] = [
  [
    'garbage among the users',
    ({ poolFolder }) => withSecondLine(path.join(poolFolder, 'users.jsonl'), 'x'),
    /users\.jsonl, line 2,/,
  ],
  [
    'garbage among the sign-ins',
    ({ poolFolder }) => withSecondLine(path.join(poolFolder, 'sign-ins.jsonl'), '{}'),
    /sign-ins\.jsonl, line 2,/,
  ],
  [
    'users gone',
    ({ poolFolder }) => rm(path.join(poolFolder, 'users.jsonl')),
    /users\.jsonl is damaged .*empty or gone/,
  ],
  [
    'users empty',
    ({ poolFolder }) => writeFile(path.join(poolFolder, 'users.jsonl'), ''),
    /users\.jsonl is damaged .*empty/,
  ],
  [
    'secrets empty',
    ({ poolFolder }) => writeFile(path.join(poolFolder, 'secrets.jsonl'), ''),
    /secrets\.jsonl is damaged .*empty/,
  ],
  [
    'another signing key',
    ({ poolFolder }) => withSecondLine(path.join(poolFolder, 'secrets.jsonl'), '{"key":"signing key","value":"x"}'),
    /The signing key in .*secrets\.jsonl is damaged/,
  ],
  [
    'garbage among the schedules',
    ({ dataDir }) => writeFile(path.join(dataDir, 'scheduler/schedules.jsonl'), 'x\n'),
    /schedules\.jsonl, line 1,/,
  ],
  [
    'garbage among the mails',
    ({ dataDir }) => writeFile(path.join(dataDir, 'mail/index.jsonl'), 'x\n'),
    /mail\/index\.jsonl, line 1,/,
  ],
  [
    'garbage in the triggers',
    ({ dataDir }) => writeFile(path.join(dataDir, 'triggers.json'), 'garbage'),
    /triggers\.json is damaged/,
  ],
  [
    'garbage in the deployments',
    ({ dataDir }) => writeFile(path.join(dataDir, 's3/deployments.json'), '[]'),
    /deployments\.json is damaged/,
  ],
  [
    'garbage among the objects',
    ({ dataDir }) => writeFile(path.join(dataDir, 's3/test-bucket/journal.jsonl'), 'x\n'),
    /test-bucket\/journal\.jsonl, line 1,/,
  ],
  [
    'contents gone',
    ({ dataDir }) => rm(path.join(dataDir, 's3/test-bucket/contents'), { recursive: true }),
    /contents is damaged .*1 of 1 files are gone/,
  ],
  [
    'the list of objects gone, of a bucket that was deployed to',
    ({ dataDir }) => rm(path.join(dataDir, 's3/test-bucket/journal.jsonl')),
    /test-bucket\/journal\.jsonl is damaged .*empty or gone/,
  ],
  [
    'the list of objects empty',
    ({ dataDir }) => writeFile(path.join(dataDir, 's3/test-bucket/journal.jsonl'), ''),
    /test-bucket\/journal\.jsonl is damaged .*empty or gone/,
  ],
  [
    'garbage inside a file of the database',
    async ({ dataDir }) => {
      const folder = path.join(dataDir, 'dynamodb');
      const file = path.join(folder, (await readdir(folder)).find((each) => each.endsWith('.log')) ?? '');
      const content = await readFile(file);
      content.fill('x', content.length >> 1, (content.length >> 1) + 8);
      await writeFile(file, content);
    },
    /dynamodb\/\d+\.log is damaged .*not what was written/,
  ],
  [
    'CURRENT gone',
    ({ dataDir }) => rm(path.join(dataDir, 'dynamodb/CURRENT')),
    /dynamodb is damaged .*CURRENT is gone/,
  ],
  [
    'CURRENT garbage',
    ({ dataDir }) => writeFile(path.join(dataDir, 'dynamodb/CURRENT'), 'garbage'),
    /dynamodb is damaged/,
  ],
  [
    'the database a file',
    async ({ dataDir }) => {
      await rm(path.join(dataDir, 'dynamodb'), { recursive: true });
      await writeFile(path.join(dataDir, 'dynamodb'), '');
    },
    /dynamodb is damaged/,
  ],
];

describe('damaged data', () => {
  it.each(cases)('stops the start with its place and what may be done: %s', async (_what, harm, message) => {
    const ran = await ranOnce();
    await harm(ran);
    const start = ran.start();
    await expect(start).rejects.toThrow(message);
    await expect(start).rejects.toThrow('repair it or run `npm start -- --reset`');
    // Nothing was made over it.
    await expect(ran.start()).rejects.toThrow(message);
  });

  it('is none: a pool without users, an unfinished last line, an empty folder', async () => {
    const { dataDir, poolFolder, start } = await ranOnce();
    const users = path.join(poolFolder, 'users.jsonl');
    await writeFile(users, `${await readFile(users, 'utf8')}{"key":"half`);
    await rm(path.join(dataDir, 'dynamodb'), { recursive: true });
    await mkdir(path.join(dataDir, 'dynamodb'));
    await (await start()).close();
  });
});

it("files with secrets are their owner's only", async () => {
  const { poolFolder } = await ranOnce();
  for (const name of ['users', 'sign-ins', 'secrets']) {
    const { mode } = await stat(path.join(poolFolder, `${name}.jsonl`));
    expect([name, (mode & 0o777).toString(8)]).toEqual([name, '600']);
  }
});
