import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweringKnowledge, answeringKnowledgeSchema } from '#contracts/knowledge/answering.ts';
import { languages } from '#contracts/text/language.ts';
import { composeAnswer, readQuestion } from '#lambdas/assistant/basic-answers.ts';
import { wholeIndex } from '#lambdas/knowledge/search.ts';
import { openProduct, type Product } from '#test/support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

describe('what answers are composed from', () => {
  it.each(languages)('is there for everybody, in %s, and may be kept at the edge', async (language) => {
    const { status, body, headers } = await product.send(`GET /api/ai/knowledge/${language}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+, s-maxage=60, stale-while-revalidate=86400$/);
    const { version, passages, subjects }: AnsweringKnowledge = answeringKnowledgeSchema.parse(body);
    expect(version).not.toBe('');
    expect(passages.length).toBeGreaterThan(100);
    expect(subjects.map(({ id }) => id)).toContain('bloch');
    // Nothing but what the contract names, and of sources the one that answers name.
    expect(body).toEqual({ version, passages, subjects });
    expect(passages.filter(({ sources }) => sources.length > 1)).toEqual([]);
  });

  it('is the same that the site answers from', async () => {
    const question = { question: 'Who founded Freed of London?', language: 'en' as const };
    const asked = await product.send('POST /api/ai/ask', { body: question });
    const { body } = await product.send('GET /api/ai/knowledge/en');
    const { passages, subjects } = answeringKnowledgeSchema.parse(body);
    const { paragraphs, sources } = composeAnswer(
      readQuestion(question.question, 'en'),
      wholeIndex('en', passages, subjects),
    );
    expect(asked.body).toMatchObject({ paragraphs, sources });
  });

  it.each([
    ['GET /api/ai/knowledge/de', 400],
    ['GET /api/ai/knowledge/en?version=1', 400],
    ['GET /api/ai/knowledge', 404],
    ['POST /api/ai/knowledge/en', 404],
  ])('is read in one way alone: %s', async (call, status) => {
    expect((await product.send(call)).status).toBe(status);
  });
});
