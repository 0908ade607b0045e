import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, expect, it } from 'vitest';
import { reachedFrom } from '#scripts/local/template/reached.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { templateOf } from './templates.ts';

const newApp = temporaryApps();
let template: Template;
beforeAll(() => {
  template = templateOf(newApp);
}, 60_000);

const all = (type: string) => Object.entries(template.findResources(type));
const queueOf = (arn: { 'Fn::GetAtt'?: [string, string] }) => arn['Fn::GetAtt']?.[0] ?? '';
interface Statement {
  Action: string | string[];
  Resource: object | object[];
}
/** The queues to which a role may send. */
const sentTo = (role: string): string[] =>
  all('AWS::IAM::Policy')
    .filter(([, { Properties }]) => Properties.Roles.some((each: { Ref?: string }) => each.Ref === role))
    .flatMap(([, { Properties }]): Statement[] => Properties.PolicyDocument.Statement)
    .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('sqs:Send')))
    .flatMap(({ Resource }) => [Resource].flat().map(queueOf));
const readers = (queue: string): string[] =>
  all('AWS::Lambda::EventSourceMapping')
    .filter(([, { Properties }]) => queueOf(Properties.EventSourceArn) === queue)
    .map(([, { Properties }]) => Properties.FunctionName.Ref);

it('lets those functions call themselves through queues that do, and no others: Lambda stops the rest after 16 calls', () => {
  const functions = new Map(all('AWS::Lambda::Function'));
  const next = (name: string) =>
    sentTo(queueOf(functions.get(name)?.Properties.Role)).flatMap((queue) => readers(queue));
  const names = (some: string[]) => some.map((name) => name.replace(/Function\w+$/, '')).sort();
  const callThemselves = names([...functions.keys()].filter((name) => reachedFrom(name, next).has(name)));
  const allowed = [...functions].filter(([, { Properties }]) => Properties.RecursiveLoop === 'Allow');
  expect(callThemselves).toEqual(['CampaignSend', 'KnowledgeIngestion']);
  expect(names(allowed.map(([name]) => name))).toEqual(callThemselves);
});
