import { BedrockRuntimeClient, ConverseCommand, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAwsEndpoint } from '#scripts/local/aws-endpoint.ts';
import { createBedrock } from '#scripts/local/bedrock/bedrock.ts';
import { createAuthorizer } from '#scripts/local/iam/authorizer.ts';
import { createDenials } from '#scripts/local/iam/denials.ts';
import { createEvaluator } from '#scripts/local/iam/evaluate.ts';
import { policyDocumentSchema } from '#scripts/local/iam/policy-document.ts';

const profile = 'eu.amazon.nova-2-lite-v1:0';
const profileArn = `arn:aws:bedrock:eu-central-1:000000000000:inference-profile/${profile}`;
const regions = ['eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'];
const modelArn = (region: string, model = 'amazon.nova-2-lite-v1:0') =>
  `arn:aws:bedrock:${region}::foundation-model/${model}`;
const global = 'global.anthropic.claude-haiku-4-5-20251001-v1:0';
const globalArn = `arn:aws:bedrock:eu-central-1:000000000000:inference-profile/${global}`;
const haiku = 'anthropic.claude-haiku-4-5-20251001-v1:0';

const embedding = 'eu.cohere.embed-v4:0';
const embeddingArn = `arn:aws:bedrock:eu-central-1:000000000000:inference-profile/${embedding}`;

const allow = (Resource: string[], Condition = {}) => ({
  Effect: 'Allow',
  Action: 'bedrock:InvokeModel',
  Resource,
  Condition,
});
const roles: Record<string, object[]> = {
  ALL: [allow([profileArn]), allow(regions.map((region) => modelArn(region)))],
  PROFILE: [allow([profileArn])],
  MODELS: [allow(regions.map((region) => modelArn(region)))],
  ONEREGION: [allow([profileArn, modelArn('eu-central-1')])],
  OTHERPROFILE: [
    allow([profileArn]),
    allow(
      regions.map((region) => modelArn(region)),
      { StringEquals: { 'bedrock:InferenceProfileArn': globalArn } },
    ),
  ],
  GLOBAL: [
    allow([globalArn, modelArn('eu-central-1', haiku)]),
    allow([modelArn('', haiku)], { StringEquals: { 'aws:RequestedRegion': 'unspecified' } }),
  ],
  EMBEDDING: [allow([embeddingArn]), allow(regions.map((region) => modelArn(region, 'cohere.embed-v4:0')))],
  GLOBALHERE: [allow([globalArn, modelArn('eu-central-1', haiku)])],
};

const denials = createDenials(() => {});
const bedrock = createBedrock(createAuthorizer(denials, () => undefined));
const problems: string[] = [];
const endpoint = createAwsEndpoint({
  services: { ...bedrock.services },
  callers: new Map(
    Object.entries(roles).map(([name, Statement]) => [
      name,
      {
        name,
        principal: { roleArn: `arn:aws:iam::000000000000:role/${name}` },
        identity: createEvaluator(policyDocumentSchema.parse({ Statement }).Statement),
      },
    ]),
  ),
  onProblem: (message) => problems.push(message),
});
let url = '';
beforeAll(async () => {
  url = `http://127.0.0.1:${await endpoint.listen(0)}`;
});
afterAll(() => endpoint.close());
beforeEach(() => bedrock.clearScripts());

const prompt = {
  question: 'How long do the shoes last?',
  passages: [
    { number: 1, text: ['Ribbons are sewn by hand.'] },
    { number: 2, text: ['Shoes last 10 hours. Some last less.'] },
  ],
};
const clientOf = (as: string) =>
  new BedrockRuntimeClient({
    endpoint: url,
    region: 'eu-central-1',
    credentials: { accessKeyId: as, secretAccessKey: 'none' },
    maxAttempts: 1,
    // By itself it speaks HTTP/2.
    requestHandler: new NodeHttpHandler(),
  });
const ask = (modelId = profile, { as = 'ALL', maxTokens = 500, text = JSON.stringify(prompt) } = {}) =>
  clientOf(as).send(
    new ConverseCommand({
      modelId,
      system: [{ text: 'Answer.' }],
      messages: [{ role: 'user', content: [{ text }] }],
      inferenceConfig: { maxTokens, temperature: 0.1 },
    }),
  );
const input = {
  texts: ['ribbons', 'ribbon'],
  input_type: 'search_document',
  embedding_types: ['int8'],
  output_dimension: 256,
};
const embedded = async (changed = {}, { as = 'EMBEDDING', modelId = embedding } = {}) => {
  const body = JSON.stringify({ ...input, ...changed });
  const reply = await clientOf(as).send(new InvokeModelCommand({ modelId, body, contentType: 'application/json' }));
  return JSON.parse(reply.body.transformToString()) as { embeddings: { int8: number[][] }; response_type: string };
};
const textOf = async (reply: ReturnType<typeof ask>) => (await reply).output?.message?.content?.[0]?.text;

describe('Bedrock in the twin', () => {
  it('answers from the passages in the prompt, with their numbers, and counts tokens', async () => {
    const { output, stopReason, usage } = await ask();
    expect(output?.message?.content?.[0]?.text).toContain('Shoes last 10 hours [2]. Some last less [2].');
    expect(stopReason).toBe('end_turn');
    expect(usage?.totalTokens).toBe((usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0));
    expect(bedrock.calls()[0]).toMatchObject({ caller: 'ALL', model: profile, outputTokens: usage?.outputTokens });
  });

  it('writes no more than it may', async () => {
    const { stopReason, usage } = await ask(profile, { maxTokens: 3 });
    expect(stopReason).toBe('max_tokens');
    expect(usage?.outputTokens).toBe(3);
  });

  it.each([
    ['the profile alone', 'PROFILE', profile],
    ['its models alone', 'MODELS', profile],
    ['its model in one of its regions', 'ONEREGION', profile],
    ['its models, through another profile', 'OTHERPROFILE', profile],
    ['a global profile, in the own region alone', 'GLOBALHERE', global],
  ])('refuses who may use %s', async (_what, as, model) => {
    await expect(ask(model, { as })).rejects.toMatchObject({
      name: 'AccessDeniedException',
      $metadata: { httpStatusCode: 403 },
    });
  });

  it('answers who may use a global profile wherever it runs', async () => {
    expect(await textOf(ask(global, { as: 'GLOBAL' }))).toContain('[2]');
  });

  it.each([
    ['no.such-model-v1:0', 'The provided model identifier is invalid.'],
    ['amazon.nova-2-lite-v1:0', 'on-demand throughput'],
  ])('does not know %s', async (model, message) => {
    await expect(ask(model)).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining(message),
    });
  });

  it('says what it is told to, as often as it is told', async () => {
    bedrock.addScript({ reply: 'text', text: 'Just this.', count: 1 });
    expect(await textOf(ask())).toBe('Just this.');
    expect(await textOf(ask())).toContain('[2]');
    bedrock.addScript({ reply: 'refused' });
    expect((await ask()).stopReason).toBe('guardrail_intervened');
    bedrock.addScript({ reply: 'filtered' });
    expect((await ask()).stopReason).toBe('content_filtered');
    bedrock.addScript({ reply: 'injected' });
    expect(await textOf(ask())).toContain('evil.example');
    bedrock.addScript({ reply: 'invented' });
    expect(await textOf(ask())).toContain('4711 hours [2]');
    bedrock.addScript({ reply: 'wrongLanguage' });
    expect(await textOf(ask())).toMatch(/\p{Script=Cyrillic}/u);
    bedrock.addScript({ reply: 'malformed' });
    expect((await ask()).usage).toBeUndefined();
  });

  it('turns texts into numbers, of which forms of a word have like ones', async () => {
    const { embeddings, response_type } = await embedded({ texts: ['ribbons', 'ribbon', 'shank'] });
    expect(response_type).toBe('embeddings_by_type');
    const [one = [], other = [], another = []] = embeddings.int8;
    expect([one.length, other.length, another.length]).toEqual([256, 256, 256]);
    const shared = (a: number[], b: number[]) => a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0);
    expect(shared(one, other)).toBeGreaterThan(2 * Math.abs(shared(one, another)));
    expect(bedrock.calls()[0]).toMatchObject({ caller: 'EMBEDDING', model: embedding, outputTokens: 0 });
    expect(await embedded()).toMatchObject({ embeddings: await embedded().then((again) => again.embeddings) });
  });

  it.each([
    ['more texts than a call may have', { texts: Array.from({ length: 97 }, String) }],
    ['no texts', { texts: [] }],
    ['another number of dimensions', { output_dimension: 100 }],
    ['no purpose', { input_type: undefined }],
    ['what Cohere does not know', { temperature: 0 }],
  ])('refuses to embed %s', async (_what, changed) => {
    await expect(embedded(changed)).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('embeds for nobody who may not, and neither writes with such a model nor embeds with another one', async () => {
    await expect(embedded({}, { as: 'ALL' })).rejects.toMatchObject({ name: 'AccessDeniedException' });
    await expect(ask(embedding, { as: 'EMBEDDING' })).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(embedded({}, { as: 'ALL', modelId: profile })).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('names a call that it does not know', async () => {
    const authorization =
      'AWS4-HMAC-SHA256 Credential=ALL/20261121/eu-central-1/bedrock/aws4_request, SignedHeaders=host, Signature=none';
    const reply = await fetch(`${url}/model/${profile}/converse-stream`, {
      method: 'POST',
      headers: { authorization },
    });
    expect(reply.status).toBe(404);
    expect(problems.join()).toContain('converse-stream');
  });
});
