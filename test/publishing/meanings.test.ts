import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answerSchema } from '#contracts/assistant/endpoints.ts';
import { openProduct, type Product } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';

const [writer, embeddings] = ['eu.amazon.nova-2-lite-v1:0', 'eu.cohere.embed-v4:0'];
const prices = `${writer} 0.33 2.75 2026-11-20\n${embeddings} 0.12 0.12 2026-11-27`;

interface Call {
  caller: string;
  model: string;
  inputTokens: number;
}
let product: Product;
let token: string;
const status = async () => (await product.send('GET /api/admin/ai/status', { token })).body;
const calls = async (): Promise<Call[]> => (await product.send('GET /__local/api/models')).body.calls;
const callsFor = async (caller: RegExp) => (await calls()).filter((call) => caller.test(call.caller));
/** Functions look for other vectors every half a minute. */
const isAllTold = async () => {
  product.clock.advance(31_000);
  const { languages } = await status();
  return (languages as { sources: number; embedded?: number }[]).every((one) => one.embedded === one.sources);
};

beforeAll(async () => {
  product = await openProduct({ publishing: true });
  token = await product.admin();
  await saveSettings(product, {
    aiModels: { en: writer, embeddings, prices, dayBudget: 1, monthBudget: 10 },
    aiGateway: { enabled: true, address: '' },
  });
}, 90_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

let asker = 0;
const ask = async (question: string): Promise<Answer> => {
  asker += 1;
  const {
    status: code,
    body,
    text,
  } = await product.send('POST /api/ai/ask-hybrid', {
    body: { question, language: 'en' },
    from: `127.45.0.${asker}`,
  });
  expect(code, text).toBe(200);
  return answerSchema.parse(body);
};
const changePassage = async (point: string) => {
  const { body: passage } = await product.send('GET /api/admin/knowledge/care-dry', { token });
  const { version, title, text, questions } = passage.texts.en;
  const saved = await product.send('PUT /api/admin/knowledge/care-dry/languages/en', {
    token,
    body: { version, text: { title, text: [...text, point], questions } },
  });
  expect(saved.status, saved.text).toBe(200);
};
/** Its words are in no passage; its parts are. */
const strange = 'resinboxes rosinboxing on mypointeshoeribbonsewing?';

describe('the assistant with meanings', () => {
  it('has those of all passages soon after a model is set for them, and says so', async () => {
    await expect.poll(isAllTold, { timeout: 60_000, interval: 1_000 }).toBe(true);
    expect(await status()).toMatchObject({ ragType: 'hybrid', ragEnabled: true });
    const told = await callsFor(/KnowledgeIngestion/);
    expect(told.length).toBeGreaterThan(5);
    expect(new Set(told.map(({ model }) => model))).toEqual(new Set([embeddings]));
  }, 90_000);

  it('finds by meaning what no word finds, and a model answers from it', async () => {
    expect(await ask(strange)).toMatchObject({ hybrid_mode: true, rag_type: 'hybrid', provider: 'bedrock' });
    const [written, embedded] = await callsFor(/Assistant/);
    expect([written?.model, embedded?.model]).toEqual([writer, embeddings]);
  });

  it('asks no model about a danger', async () => {
    const before = (await callsFor(/Assistant/)).length;
    expect(await ask('My toes hurt and bleed, what now?')).toMatchObject({ hybrid_mode: false, provider: 'basic' });
    expect((await callsFor(/Assistant/)).length).toBe(before);
  });

  it('answers by words where the model says nothing in time', async () => {
    const fault = { service: 'bedrock', call: 'InvokeModel', kind: 'delay', milliseconds: 30_000 };
    const { body, status: code } = await product.send('POST /__local/api/faults', { body: fault });
    expect(code).toBe(201);
    expect(await ask('Who founded Freed of London?')).toMatchObject({ hybrid_mode: false, provider: 'bedrock' });
    await product.send(`DELETE /__local/api/faults/${body.id}`);
  }, 30_000);

  it('has a passage told again that somebody changed, and no other one', async () => {
    const before = await callsFor(/KnowledgeIngestion/);
    await changePassage('A cool room is better than a warm one.');
    await expect.poll(async () => (await callsFor(/KnowledgeIngestion/)).length).toBe(before.length + 1);
    expect((await callsFor(/KnowledgeIngestion/))[0]?.inputTokens).toBeLessThan(1_000);
  });

  it('tells administrators that the account has no access to the model, and goes on with the next change once it has', async () => {
    const stop = async () => {
      product.clock.advance(31_000);
      return (await status()).embeddingStop;
    };
    const { body } = await product.send('POST /__local/api/faults', {
      body: { service: 'bedrock', kind: 'notSubscribed' },
    });
    await changePassage('Two pairs in turn last longer than one.');
    await expect.poll(stop, { interval: 500 }).toBe('noAccess');
    await product.send(`DELETE /__local/api/faults/${body.id}`);
    await changePassage('Never on a radiator.');
    await expect.poll(stop, { interval: 500 }).toBeUndefined();
    expect(await isAllTold()).toBe(true);
  });
});
