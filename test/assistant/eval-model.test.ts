import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { administratorOf, answerBy } from '#scripts/eval/administer.ts';
import { askSite } from '#scripts/eval/ask-site.ts';
import { askBedrock } from '#scripts/eval/bedrock.ts';
import { ownQuestions } from '#scripts/eval/questions.ts';
import { createAwsEndpoint } from '#scripts/local/aws-endpoint.ts';
import { createBedrock } from '#scripts/local/bedrock/bedrock.ts';
import { createAuthorizer } from '#scripts/local/iam/authorizer.ts';
import { createDenials } from '#scripts/local/iam/denials.ts';
import { createEvaluator } from '#scripts/local/iam/evaluate.ts';
import { policyDocumentSchema } from '#scripts/local/iam/policy-document.ts';
import { administrator, openProduct, type Product } from '#test/support/product.ts';

/** One that no stage permits. */
const model = 'anthropic.claude-3-haiku-20240307-v1:0';
const unknown = 'no.such-model-v1:0';
const question = { question: 'Who founded Freed of London?', language: 'en' } as const;
const founder = 'Frederick Freed';

/** The account of an operator, which may ask every model. */
const bedrock = createBedrock(
  createAuthorizer(
    createDenials(() => {}),
    () => undefined,
  ),
);
const everything = policyDocumentSchema.parse({
  Statement: [{ Effect: 'Allow', Action: 'bedrock:InvokeModel', Resource: ['*'] }],
});
const account = createAwsEndpoint({
  services: { ...bedrock.services },
  callers: new Map([
    [
      'OPERATOR',
      {
        name: 'operator',
        principal: { roleArn: 'arn:aws:iam::000000000000:role/operator' },
        identity: createEvaluator(everything.Statement),
      },
    ],
  ]),
  onProblem: (message) => problems.push(message),
});
const problems: string[] = [];

let product: Product;
let asked: ReturnType<typeof askBedrock>;
beforeAll(async () => {
  asked = askBedrock({
    endpoint: `http://127.0.0.1:${await account.listen(0)}`,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'OPERATOR', secretAccessKey: 'none' },
  });
  product = await openProduct({ askModel: asked.ask, variables: { PERMITTED_MODELS: `${model},${unknown}` } });
  await answerBy(await administratorOf(product.url, administrator), model);
}, 120_000);
afterAll(async () => {
  await product.close();
  await account.close();
  expect([...problems, ...product.problems]).toEqual([]);
});
beforeEach(() => bedrock.clearScripts());

it('has the model that an evaluation names answer, with the credentials of the operator', async () => {
  const before = asked.spent.calls;
  expect(await askSite(product.url)(question)).toMatchObject({
    ...{ provider: 'bedrock', model },
    answer: expect.stringContaining(founder),
  });
  expect(bedrock.calls()[0]).toMatchObject({ caller: 'operator', model });
  expect(asked.spent).toMatchObject({ calls: before + 1, failed: 0, inputTokens: expect.any(Number) });
  expect(asked.spent.inputTokens).toBeGreaterThan(100);
});

it('evaluates what that model says, in each language', async () => {
  bedrock.addScript({ reply: 'text', text: 'Rent a studio in Vienna for 4711 euros [1].' });
  const first = new Map(ownQuestions().map((one) => [one.language, one]));
  for (const one of first.values()) {
    const before = asked.spent.calls;
    // None of it stands in the passages: it is asked, and not believed.
    expect((await askSite(product.url)(one)).answer).not.toContain('4711');
    expect(asked.spent.calls - before).toBeLessThanOrEqual(1);
  }
  bedrock.clearScripts();
  expect(await askSite(product.url)({ question: 'מי ייסד את Freed of London?', language: 'he' })).toMatchObject({
    ...{ provider: 'bedrock', model, language: 'he' },
  });
});

it('answers by itself where the account has no such model, and counts that', async () => {
  await answerBy(await administratorOf(product.url, administrator), unknown);
  product.clock.advance(31_000);
  expect(await askSite(product.url)(question)).toMatchObject({ provider: 'basic' });
  expect(asked.spent.failed).toBe(1);
});
