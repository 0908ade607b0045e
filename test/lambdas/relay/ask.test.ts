import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askBy } from '#lambdas/relay/index.ts';
import { openStandIn } from '#test/support/stand-in-service.ts';

let standIn: Awaited<ReturnType<typeof openStandIn>>;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

const question = { url: new URL('https://a.example/b'), method: 'GET', headers: {}, limit: 10 } as const;

describe('asking a service', () => {
  it('answers a redirect as it is, and goes nowhere', async () => {
    standIn.said = { status: 302, headers: { location: `${standIn.url}/elsewhere` } };
    const answer = await askBy({ standIn: standIn.url })(question);
    expect([answer.status, standIn.heard.map(({ path }) => path)]).toEqual([302, ['/a.example/b']]);
  });

  it('reads no more than it was told to', async () => {
    standIn.said = { status: 200, body: 'x'.repeat(10) };
    expect((await askBy({ standIn: standIn.url })(question)).body.toString()).toBe('x'.repeat(10));
    standIn.said = { status: 200, body: 'x'.repeat(11) };
    await expect(askBy({ standIn: standIn.url })(question)).rejects.toThrow('more than 10 bytes');
  });

  it('gives up a service that does not answer in time', async () => {
    standIn.said = { status: 200, silent: true };
    await expect(askBy({ standIn: standIn.url, timeoutMs: 20 })(question)).rejects.toMatchObject({
      name: /Abort|Timeout/,
    });
  });

  it.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f.1', '0177.0.0.1', '8.8.8.8'],
    ...['[::1]', '[::ffff:127.0.0.1]', '[fd00::1]', '[2606:4700::1111]'],
  ])('asks no address without a name: %s', async (host) => {
    const asked = askBy({ timeoutMs: 1_000 })({ ...question, url: new URL(`https://${host}/`) });
    await expect(asked).rejects.toThrow('not a public name');
  });

  it.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.7'])(
    'connects to no machine inside of a network: %s [Q-071]',
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
      await expect(askBy({ resolve })(question)).rejects.toThrow('no public address');
    },
  );
});
