import type { IncomingMessage } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { converse } from '#lambdas/assistant/adapters/converse.ts';
import { modelErrorOf } from '#lambdas/assistant/adapters/model-failure.ts';
import { ownCertificate } from '#scripts/local/pop3/own-certificate.ts';

const request = { system: 'Answer.', user: '{}' };
const signal = () => AbortSignal.timeout(20_000);
const reply = {
  output: { message: { role: 'assistant', content: [{ text: 'Yes [1].' }] } },
  stopReason: 'end_turn',
  usage: { inputTokens: 12, outputTokens: 3, totalTokens: 15 },
};

/** A gateway on this machine, which only a test's own agent reaches. */
const openGateway = async (answer: object, status = 200) => {
  const { key, cert } = ownCertificate('gateway.example');
  const seen: IncomingMessage[] = [];
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    seen.push(incoming);
    incoming.resume().on('end', () => {
      outgoing.writeHead(status, { 'content-type': 'application/json', location: 'https://elsewhere.example/' });
      outgoing.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({
    ca: cert,
    lookup: (_name, { all }, done) =>
      all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  });
  onTestFinished(() => agent.destroy());
  const place = { kind: 'gateway' as const, address: `https://gateway.example:${port}/v1`, key: 'its-own-key' };
  return { seen, ask: () => converse({ agent })(place, 'some.model-v1:0', request, signal()) };
};

describe('a gateway to models', () => {
  it('gets its own key, and nothing that is signed with ours', async () => {
    const { ask, seen } = await openGateway(reply);
    expect(await ask()).toEqual({ text: 'Yes [1].', inputTokens: 12, outputTokens: 3 });
    expect(seen).toHaveLength(1);
    expect(decodeURIComponent(seen[0]?.url ?? '')).toBe('/v1/model/some.model-v1:0/converse');
    expect(seen[0]?.headers.authorization).toBe('Bearer its-own-key');
    expect(JSON.stringify(seen[0]?.headers)).not.toMatch(/x-amz-security-token|AWS4-HMAC/i);
  });

  it.each<[string, object, number, string]>([
    ['has too many calls', { message: 'later' }, 429, 'throttled'],
    ['is broken', { message: 'no' }, 500, 'unreachable'],
    ['sends elsewhere', {}, 302, 'unreachable'],
    ['answers something else', { hello: 'world' }, 200, 'unverified'],
    ['counts less than nothing', { ...reply, usage: { inputTokens: -5, outputTokens: 1 } }, 200, 'unverified'],
  ])('is asked once where it %s', async (_what, answer, status, why) => {
    const { ask, seen } = await openGateway(answer, status);
    expect(modelErrorOf(await ask().catch((error: unknown) => error)).why).toBe(why);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['https://127.0.0.1/', undefined],
    ['https://[::1]/', undefined],
    ['https://169.254.169.254/', undefined],
    ['http://gateway.example/', undefined],
    ['https://gateway.example/', '10.0.0.5'],
    ['https://gateway.example/', '169.254.169.254'],
    ['https://gateway.example/', '127.0.0.1'],
  ])(
    'is not asked at %s (%s), which is no address of the public internet',
    async (address, resolved = '203.0.113.7') => {
      const resolve = async () => [{ address: resolved, family: 4 }];
      const asked = converse({ resolve })({ kind: 'gateway', address, key: 'k' }, 'some.model-v1:0', request, signal());
      await expect(asked).rejects.toThrow(/public/);
    },
  );
});
