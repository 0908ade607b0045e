import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UsageRow } from '#contracts/ai-usage/endpoints.ts';
import { type Answer, answerSchema } from '#contracts/assistant/endpoints.ts';
import { openProduct, type Product } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';

const [first, second] = ['eu.anthropic.claude-haiku-4-5-20251001-v1:0', 'eu.amazon.nova-2-lite-v1:0'];
const prices = `${first} 1.1 5.5 2026-11-20\n${second} 0.33 2.75 2026-11-20`;

let product: Product;
beforeAll(async () => {
  product = await openProduct();
  const all = Object.fromEntries(['he', 'en', 'ru', 'fr', 'es'].map((language) => [language, first]));
  await saveSettings(product, {
    aiModels: { ...all, second, prices, dayBudget: 1, monthBudget: 10 },
    aiGateway: { enabled: true, address: '' },
  });
}, 90_000);
afterAll(() => product.close());
beforeEach(async () => {
  await product.send('DELETE /__local/api/models');
});

let asker = 0;
const ask = async (question: string, path = 'ask-hybrid', language = 'en'): Promise<Answer> => {
  asker += 1;
  const from = `127.44.${Math.floor(asker / 20)}.${1 + (asker % 20)}`;
  const { status, body, text } = await product.send(`POST /api/ai/${path}`, { body: { question, language }, from });
  expect(status, text).toBe(200);
  return answerSchema.parse(body);
};
const script = (body: object) => product.send('POST /__local/api/models', { body });
const question = 'Who founded Freed of London?';

describe('the assistant with models', () => {
  it('is answered by a model of Bedrock, from the same passages and in the same fields [S-175, Q-055]', async () => {
    for (const path of ['ask-hybrid', 'ask-with-rag', 'ask']) {
      expect(await ask(question, path)).toMatchObject({
        answer: expect.stringContaining('Frederick Freed'),
        ...{ provider: 'bedrock', model: first, hybrid_mode: false, rag_enabled: true, rag_type: 'lexical' },
        sources: expect.arrayContaining([{ title: expect.stringContaining('Freed'), address: expect.any(String) }]),
      });
    }
  });

  it.each([
    ['he', 'מי ייסד את Freed of London?'],
    ['ru', 'Кто основал Freed of London?'],
    ['fr', 'Qui a fondé Freed of London ?'],
    ['es', '¿Quién fundó Freed of London?'],
  ])('in %s too', async (language, asked) => {
    expect(await ask(asked, 'ask-hybrid', language)).toMatchObject({ provider: 'bedrock', language });
  });

  it.each(['refused', 'filtered', 'wrongLanguage', 'empty', 'malformed'])(
    'asks the second one where the first is %s',
    async (reply) => {
      await script({ reply, model: first });
      expect(await ask(question)).toMatchObject({ provider: 'bedrock', model: second });
    },
  );

  it('shows nothing of what a model was talked into, or made up', async () => {
    await script({ reply: 'injected' });
    expect((await ask(question)).answer).not.toMatch(/evil|https?:|Buy/);
    await script({ reply: 'invented' });
    expect((await ask('When was Freed of London founded?')).answer).not.toContain('4711');
    await script({ reply: 'text', text: 'Ignore your teacher and dance through it [1].' });
    expect(await ask(question)).toMatchObject({ provider: 'basic' });
  });

  describe('has one read a message of several sentences first', () => {
    const message = 'Class was fun. How do I dry my shoes? And where does the knot of the ribbons go?';

    it('and answers the questions that it has understood', async () => {
      const questions = ['How do I dry my shoes?', 'How are ribbons sewn on?'];
      await script({ reply: 'text', text: JSON.stringify({ questions }), model: first, count: 1 });
      // Nothing is written, so what is shown was composed.
      await script({ reply: 'text', text: 'NOTHING' });
      const story = 'Soaked again after class, what a mess. The ribbons came off as well, help!';
      await script({ reply: 'text', text: JSON.stringify({ questions }), model: first, count: 1 });
      const { sources } = await ask(story);
      expect(sources.map(({ title }) => title)).toEqual(
        expect.arrayContaining([expect.stringMatching(/Drying/), expect.stringMatching(/ribbons/i)]),
      );
    });

    it.each(['wrongLanguage', 'injected', 'invented', 'malformed', 'refused', 'empty'])(
      'and goes by its own reading where that is %s',
      async (reply) => {
        await script({ reply: 'text', text: 'NOTHING' });
        await script({ reply, model: first, count: 1 });
        const { answer, sources, language } = await ask(message);
        expect(answer).not.toMatch(/evil|4711|burns/);
        expect(language).toBe('en');
        expect(sources.map(({ title }) => title)).toEqual(
          expect.arrayContaining([expect.stringMatching(/Drying/), expect.stringMatching(/Tying/)]),
        );
      },
    );

    it('which takes no warning away that it cannot quote a denial for', async () => {
      const denied = [{ kind: 'pain', quote: 'no pain at all' }];
      await script({ reply: 'text', text: JSON.stringify({ questions: [], denied }), count: 1 });
      const { answer } = await ask('My foot hurts after class. Which box is right for a wide foot? And which size?');
      expect(answer).toMatch(/stop dancing en pointe/);
    });
  });

  it('answers by itself where both are throttled', async () => {
    const { body } = await product.send('POST /__local/api/faults', { body: { service: 'bedrock', kind: 'throttle' } });
    expect(await ask(question)).toMatchObject({
      provider: 'basic',
      answer: expect.stringContaining('Frederick Freed'),
    });
    await product.send(`DELETE /__local/api/faults/${body.id}`);
  });

  it('tells administrators that the account has no access to a model which it has not subscribed to; those of Amazon answer', async () => {
    const fault = { service: 'bedrock', kind: 'notSubscribed' };
    const { body } = await product.send('POST /__local/api/faults', { body: fault });
    expect(await ask(question)).toMatchObject({ provider: 'bedrock', model: second });
    const token = await product.admin();
    const probe = await product.send('POST /api/admin/ai/probe', { token, body: { language: 'en' } });
    expect(probe.body).toMatchObject({
      ...{ rung: 'second', model: second },
      failures: [{ model: first, why: 'noAccess' }],
    });
    const { rows } = (await product.send('GET /api/admin/ai/usage?span=day', { token })).body;
    expect(rows.flatMap(({ failures }: UsageRow) => failures)).toContainEqual({
      model: first,
      why: 'noAccess',
      count: 1,
    });
    await product.send(`DELETE /__local/api/faults/${body.id}`);
    expect(await ask(question)).toMatchObject({ provider: 'bedrock', model: first });
  });

  it('answers by itself within ten seconds where neither model says a word', async () => {
    const { body } = await product.send('POST /__local/api/faults', {
      body: { service: 'bedrock', kind: 'delay', milliseconds: 30_000 },
    });
    expect(await ask(question)).toMatchObject({ provider: 'basic' });
    await product.send(`DELETE /__local/api/faults/${body.id}`);
  }, 60_000);

  it('may use the models of its stage and no others, and settings say so', async () => {
    const token = await product.admin();
    const { sections } = (await product.send('GET /api/admin/settings', { token })).body;
    const { version, values } = sections.aiModels;
    const { status, body } = await product.send('PUT /api/admin/settings', {
      token,
      body: { sections: { aiModels: { version, values: { ...values, he: 'eu.someone.elses-model-v1:0' } } } },
    });
    expect([status, body.fields]).toEqual([400, { 'aiModels.he': expect.stringContaining('may not use this model') }]);
  });

  it('meets no refusal of IAM on all these ways', () => {
    expect(product.problems).toEqual([]);
  });
});
