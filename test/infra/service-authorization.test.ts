import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStack } from '#scripts/local/template/stack.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { faultsInPolicies } from './service-authorization.ts';
import { templateOf } from './templates.ts';

const newApp = temporaryApps();
const ai = {
  models: [{ id: 'eu.amazon.nova-2-lite-v1:0', regions: ['eu-central-1'] }, { id: 'global.cohere.embed-v4:0' }],
};

describe('every policy holds against the service authorization reference', () => {
  it.each([
    ['prod', () => templateOf(newApp).toJSON()],
    ['prod with models', () => templateOf(newApp, { ai }).toJSON()],
    ['local', () => JSON.parse(readFileSync('.build/cdk.out/PointeShoes-local.template.json', 'utf8'))],
  ])(
    'of the stage %s',
    async (_stage, template) => {
      expect(await faultsInPolicies(readStack('PointeShoes', template()))).toEqual([]);
    },
    60_000,
  );
});

describe('a right that IAM would never grant is found:', () => {
  const ses = (resource: string) => `arn:aws:ses:eu-central-1:000000000000:${resource}`;
  const bulk = [ses('identity/pointe.dance'), ses('configuration-set/campaigns')];
  const fromUs = { StringEquals: { 'ses:FromAddress': 'no-reply@pointe.dance' } };
  const table = 'arn:aws:dynamodb:eu-central-1:000000000000:table/Site';
  const role = { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: {} } };

  it.each([
    ['a template that bulk mail requires', 'ses:SendBulkEmail', bulk, {}, 'ses:SendBulkEmail needs a template'],
    [
      'a key that the action does not have',
      'ses:SendBulkEmail',
      [...bulk, ses('template/*')],
      fromUs,
      'ses:SendBulkEmail has no key ses:FromAddress',
    ],
    ['an action that does not exist', 'dynamodb:ReadItem', [table], {}, 'dynamodb:ReadItem is no action'],
    [
      'a resource of another type',
      'dynamodb:GetItem',
      [table, 'arn:aws:sqs:eu-central-1:000000000000:Changes'],
      {},
      'belongs to none of dynamodb:GetItem',
    ],
    ['a resource for an action that has none', 'ses:GetAccount', bulk, {}, 'ses:GetAccount takes none of'],
    ['a role to pass that is no role', 'iam:PassRole', [table], {}, 'iam:PassRole needs a role'],
  ])('%s', async (_what, Action, Resource, Condition, fault) => {
    const PolicyDocument = { Statement: [{ Effect: 'Allow', Action, Resource, Condition }] };
    const Properties = { PolicyName: 'Rights', Roles: [{ Ref: 'Role' }], PolicyDocument };
    const Resources = { Role: role, Rights: { Type: 'AWS::IAM::Policy', Properties } };
    expect(await faultsInPolicies(readStack('Test', { Resources }))).toContainEqual(expect.stringContaining(fault));
  });

  it('none in the same rights, done properly', async () => {
    const statements = [
      { Effect: 'Allow', Action: 'ses:SendBulkEmail', Resource: [...bulk, ses('template/*')] },
      { Effect: 'Allow', Action: ['dynamodb:Query', 'dynamodb:GetItem'], Resource: [table, `${table}/index/gsi1`] },
    ];
    const Properties = { PolicyName: 'Rights', Roles: [{ Ref: 'Role' }], PolicyDocument: { Statement: statements } };
    const Resources = { Role: role, Rights: { Type: 'AWS::IAM::Policy', Properties } };
    expect(await faultsInPolicies(readStack('Test', { Resources }))).toEqual([]);
  });
});
