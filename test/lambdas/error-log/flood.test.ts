import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ErrorGroupDetails, otherErrors } from '#contracts/error-log/endpoints.ts';
import { openErrorLogHarness, report } from './error-log-harness.ts';

type Harness = Awaited<ReturnType<typeof openErrorLogHarness>>;
let log: Harness;
beforeEach(async () => {
  log = await openErrorLogHarness();
});
afterEach(() => log.close());

const details = async (id: string, query: Record<string, string> = {}): Promise<ErrorGroupDetails> =>
  (await log.call(`GET /api/admin/errors/${id}`, { query })).body;
const idsOf = ({ occurrences }: ErrorGroupDetails): string[] => occurrences.map(({ id }) => id);

const letters = 'abcdefghij';
/** Ten networks use up the kinds of the day. */
const fillTheDay = async (): Promise<void> => {
  for (const network of letters)
    for (const kind of letters) {
      const message = `Invented ${network}${kind}`;
      expect((await log.send(report({ message }), `10.0.${letters.indexOf(network)}.1`)).status).toBe(204);
    }
};
const real = report({ id: 'K7F29QXM', message: 'The real error', url: 'https://site.example/products' });

it('an error that is new after a flood says what it is, and a sender of more does not push it out', async () => {
  await fillTheDay();
  log.advance(1_000);
  await log.send(real, '203.0.113.7');
  for (let sent = 0; sent < 40; sent += 1) {
    log.advance(6_000);
    const message = `More of it ${letters[sent % 10]}${letters[Math.floor(sent / 10)]}`;
    await log.send(report({ message }), '10.0.0.1');
  }
  const { occurrences, count } = await details(otherErrors);
  expect(count).toBe(41);
  expect(occurrences.map(({ message }) => message)).toEqual(['More of it jd', 'The real error']);
});

it('an error is found by its number, whatever was reported after it', async () => {
  await fillTheDay();
  log.advance(1_000);
  await log.send(real, '203.0.113.7');
  for (let address = 0; address < 120; address += 1) {
    log.advance(1_000);
    await log.send(report({ message: 'A flood' }), `198.51.100.${address}`);
  }
  expect(idsOf(await details(otherErrors))).not.toContain('K7F29QXM');
  const { occurrences } = await details(otherErrors, { errorId: 'K7F29QXM' });
  expect(occurrences.at(-1)).toMatchObject({ id: 'K7F29QXM', message: 'The real error', path: '/products' });
});

it('a number stands for the error that had it first, and only in its own group', async () => {
  await log.send(real);
  log.advance(1_000);
  await log.send({ ...real, url: 'https://site.example/forged' }, '198.51.100.7');
  await log.send(report({ message: 'Another' }), '198.51.100.7');
  const { items } = (await log.call('GET /api/admin/errors')).body;
  const groupOf = (message: string) => items.find((group: { message: string }) => group.message === message).id;
  const { occurrences } = await details(groupOf('The real error'), { errorId: 'K7F29QXM' });
  expect(occurrences.map(({ path }) => path)).toEqual(['/products']);
  expect(idsOf(await details(groupOf('Another'), { errorId: 'K7F29QXM' }))).not.toContain('K7F29QXM');
});

it('ten kinds a day are of a network, not of each of its addresses', async () => {
  for (const [index, kind] of [...letters].entries())
    await log.send(report({ message: `First ${kind}` }), `2001:db8:1:${index}::1`);
  await log.send(report({ message: 'One too many' }), '2001:db8:1:ffff::1');
  await log.send(report({ message: 'Elsewhere' }), '2001:db8:2::1');
  const { items } = (await log.call('GET /api/admin/errors')).body;
  const messages = items.map(({ message }: { message: string }) => message);
  expect(messages).toContain('Elsewhere');
  expect(messages).not.toContain('One too many');
});
