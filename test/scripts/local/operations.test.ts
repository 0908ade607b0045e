import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultyServices } from '#scripts/local/faults/services.ts';
import { templateOf } from '#test/infra/templates.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';

const newApp = temporaryApps();

/** The document client has names of its own for the calls of DynamoDB. */
const documentCalls: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
  TransactWrite: 'TransactWriteItems',
};
/** Calls that reach AWS without the product, and why the twin knows them. */
const others: Record<string, string> = {
  GetUser: 'anybody may make it with a token: test/security/stolen-token.test.ts',
  ChangePassword: 'as above',
  SetUserMFAPreference: 'as above',
  GlobalSignOut: 'as above',
  DeleteUser: 'as above',
  InitiateAuth: 'anybody may make it: test/security/accounts.test.ts',
  ConfirmSignUp: 'as above',
  AdminGetUser: 'an operator looks at a user',
  PutSuppressedDestination: 'an operator takes an address off',
  HeadObject: 'CloudFront passes HEAD on',
  CopyObject: 'journeys publish a next release',
  PutEvents: 'SES publishes what becomes of mails',
};

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !`${folder}/${file}`.startsWith('scripts/local/'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const ofProduct = ['lambdas', 'infra', 'bin', 'scripts']
  .flatMap(sources)
  .flatMap((text) => matches(text, /\b([A-Z]\w+)Command\b/g).concat(matches(text, /\bpaginate([A-Z]\w+)/g)))
  .map((name) => documentCalls[name] ?? name);
const ofTemplate = matches(JSON.stringify(templateOf(newApp).toJSON()), /"[a-z-]+:([A-Z]\w+)"/g);
/** `aws sqs list-queues` is the call `ListQueues`. */
const ofOperators = readdirSync('infra')
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => matches(readFileSync(`infra/${file}`, 'utf8'), /\baws [a-z0-9-]+ ([a-z]+(?:-[a-z]+)+)/g))
  .map((command) => command.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase()));

it('the twin knows no call of AWS that nobody makes', () => {
  const made = new Set([...ofProduct, ...ofTemplate, ...ofOperators, ...Object.keys(others)]);
  const known = Object.entries(faultyServices).flatMap(([service, { calls }]) =>
    calls.map((call) => ({ service, call })),
  );
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter(({ call }) => !made.has(call))).toEqual([]);
});
