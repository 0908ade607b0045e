import { describe, expect, it } from 'vitest';
import { parseStage } from '#infra/config.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { mail, templateOf } from './templates.ts';

const newApp = temporaryApps();
const ai = {
  models: [
    { id: 'eu.amazon.nova-2-lite-v1:0', regions: ['eu-central-1', 'eu-west-1'] },
    { id: 'global.anthropic.claude-haiku-4-5-20251001-v1:0' },
    { id: 'anthropic.claude-3-haiku-20240307-v1:0' },
    { id: 'eu.cohere.embed-v4:0', regions: ['eu-central-1'] },
  ],
};

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, unknown>>;
}
/** The rights of each role at Bedrock, by the beginning of the role's name. */
const grantsIn = (settings: Record<string, unknown>) =>
  Object.values(templateOf(newApp, settings).findResources('AWS::IAM::Policy')).flatMap(({ Properties }) =>
    (Properties.PolicyDocument.Statement as Statement[])
      .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('bedrock:')))
      .map(({ Action, Resource, Condition }) => ({
        role: /"(Assistant(?:Admin)?|KnowledgeIngestion)Role/.exec(JSON.stringify(Properties.Roles))?.[1] ?? 'another',
        actions: [Action].flat(),
        resources: [Resource].flat().map((resource) => JSON.stringify(resource)),
        condition: Condition?.StringEquals ?? {},
      })),
  );

describe('the models that a stage permits', () => {
  it('are asked by the assistant and its administration: each profile, and each model behind it, through the profile only', () => {
    const all = grantsIn({ ai });
    const askers = ['Assistant', 'AssistantAdmin'];
    expect([...new Set(all.map(({ role }) => role))].sort()).toEqual([...askers, 'KnowledgeIngestion']);
    expect(all.every(({ actions }) => actions.join() === 'bedrock:InvokeModel')).toBe(true);
    const [grants = [], others] = askers.map((asker) =>
      all.flatMap(({ role, ...grant }) => (role === asker ? [grant] : [])),
    );
    expect(others).toEqual(grants);
    expect(grants.flatMap(({ resources }) => resources).join()).not.toContain('*');
    const of = (part: RegExp) => grants.filter(({ resources }) => resources.some((resource) => part.test(resource)));
    expect(of(/inference-profile\/eu\.amazon\.nova-2-lite-v1:0/)).toHaveLength(1);
    for (const region of ['eu-central-1', 'eu-west-1']) {
      const [grant] = of(new RegExp(`bedrock:${region}::foundation-model/amazon.nova-2-lite-v1:0`));
      expect(JSON.stringify(grant?.condition)).toContain('inference-profile/eu.amazon.nova-2-lite-v1:0');
    }
    const [global] = of(/bedrock:::foundation-model\/anthropic\.claude-haiku-4-5/);
    expect(global?.condition).toMatchObject({ 'aws:RequestedRegion': 'unspecified' });
    expect(of(/foundation-model\/anthropic\.claude-3-haiku/)).toHaveLength(1);
    expect(of(/inference-profile\/anthropic\.claude-3-haiku/)).toEqual([]);
  }, 60_000);

  it('tell the meaning of passages only where they do nothing else', () => {
    const grants = grantsIn({ ai }).filter(({ role }) => role === 'KnowledgeIngestion');
    expect(grants).toHaveLength(2);
    for (const { resources } of grants) expect(resources.join()).toContain('cohere.embed-v4:0');
  }, 60_000);

  it('are none where the stage names none', () => {
    expect(grantsIn({})).toEqual([]);
  }, 60_000);

  it.each<[string, object]>([
    ['a profile of a geography without its regions', { id: 'eu.amazon.nova-2-lite-v1:0' }],
    ['a model with regions of its own', { id: 'amazon.nova-2-lite-v1:0', regions: ['eu-west-1'] }],
    ['every model at once', { id: '*' }],
    ['a region that is none', { id: 'eu.amazon.nova-2-lite-v1:0', regions: ['*'] }],
  ])('are refused: %s', (_what, model) => {
    expect(() => parseStage('prod', { prod: { mail, ai: { models: [model] } } })).toThrow(/ai/);
  });
});
