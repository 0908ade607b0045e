import { describe, expect, it } from 'vitest';
import { createEvaluator } from '#scripts/local/iam/evaluate.ts';
import { policyDocumentSchema } from '#scripts/local/iam/policy-document.ts';

const table = 'arn:aws:dynamodb:eu-central-1:000000000000:table/things';
const allow = (Action: string | string[], Resource: string | string[], more = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
});
const evaluator = (...statements: object[]) =>
  createEvaluator(policyDocumentSchema.parse({ Version: '2012-10-17', Statement: statements }).Statement);
const role = { roleArn: 'arn:aws:iam::000000000000:role/Role' };
const asks = (evaluate: ReturnType<typeof evaluator>, action: string, resource: string, context = {}) =>
  evaluate({ action, resource, context }, role);

describe('IAM', () => {
  it('allows what a statement names, and nothing else', () => {
    const evaluate = evaluator(allow(['dynamodb:GetItem', 'dynamodb:Query'], table));
    expect(asks(evaluate, 'dynamodb:GetItem', table)).toBe('allowed');
    expect(asks(evaluate, 'dynamodb:PutItem', table)).toBe('not allowed by any statement');
    expect(asks(evaluate, 'dynamodb:GetItem', `${table}2`)).toBe('not allowed by any statement');
  });

  it('does not take an index for its table', () => {
    const evaluate = evaluator(allow('dynamodb:Query', table));
    expect(asks(evaluate, 'dynamodb:Query', `${table}/index/gsi1`)).toBe('not allowed by any statement');
    expect(asks(evaluator(allow('dynamodb:Query', `${table}/index/*`)), 'dynamodb:Query', `${table}/index/gsi1`)).toBe(
      'allowed',
    );
  });

  it('knows wildcards in actions and resources, and takes other signs literally', () => {
    const evaluate = evaluator(allow('dynamodb:Get*', 'arn:aws:dynamodb:*:*:table/th?ngs'));
    expect(asks(evaluate, 'dynamodb:getitem', table)).toBe('allowed');
    expect(asks(evaluate, 'dynamodb:PutItem', table)).toBe('not allowed by any statement');
    const dotted = evaluator(allow('s3:GetObject', 'arn:aws:s3:::bucket/a.html'));
    expect(asks(dotted, 's3:GetObject', 'arn:aws:s3:::bucket/axhtml')).toBe('not allowed by any statement');
  });

  it('lets a denial win over any permission', () => {
    const evaluate = evaluator(allow('*', '*'), { Effect: 'Deny', Action: 'dynamodb:Delete*', Resource: table });
    expect(asks(evaluate, 'dynamodb:DeleteItem', table)).toBe('denied by a statement');
    expect(asks(evaluate, 'dynamodb:PutItem', table)).toBe('allowed');
  });

  it('applies a statement only where its condition holds', () => {
    const arn = 'arn:aws:s3:::bucket/page.html';
    const evaluate = evaluator(
      allow('s3:GetObject', '*', { Condition: { StringEquals: { 'AWS:SourceArn': 'arn:of:the:distribution' } } }),
    );
    expect(asks(evaluate, 's3:GetObject', arn, { 'aws:sourcearn': 'arn:of:the:distribution' })).toBe('allowed');
    expect(asks(evaluate, 's3:GetObject', arn, { 'aws:sourcearn': 'another' })).toBe('not allowed by any statement');
    expect(asks(evaluate, 's3:GetObject', arn)).toBe('not allowed by any statement');
  });

  it('tells a key that is missing from one that is there', () => {
    const onlyNamed = { Null: { 'dynamodb:LeadingKeys': 'false' } };
    const all = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'A*' } };
    const named = (...keys: string[]) => ({ 'dynamodb:leadingkeys': keys });
    const [loose, strict] = [all, { ...all, ...onlyNamed }].map((Condition) =>
      evaluator(allow('dynamodb:GetItem', table, { Condition })),
    );
    if (!loose || !strict) throw new Error('no evaluator');
    const verdicts = [named('A1'), named(), {}].map((context) =>
      [loose, strict].map((evaluate) => asks(evaluate, 'dynamodb:GetItem', table, context) === 'allowed'),
    );
    expect(verdicts).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  it('distinguishes principals', () => {
    const evaluate = evaluator({ ...allow('s3:GetObject', '*'), Principal: { Service: 'cloudfront.amazonaws.com' } });
    const access = { action: 's3:GetObject', resource: 'arn:aws:s3:::bucket/a', context: {} };
    expect(evaluate(access, { service: 'cloudfront.amazonaws.com' })).toBe('allowed');
    expect(evaluate(access, role)).toBe('not allowed by any statement');
  });

  it.each([
    [{ Condition: { NumericLessThan: { 'aws:x': '1' } } }, /condition operator NumericLessThan/],
    [{ Condition: { StringEquals: { 'aws:PrincipalOrgID': 'o' } } }, /condition key aws:PrincipalOrgID/],
    [{ Resource: `arn:aws:s3:::bucket/$${'{aws:username}'}` }, /policy variables/],
    [{ NotAction: 's3:*' }, /NotAction/],
  ])('names what it does not enforce: %j', (more, message) => {
    expect(() => evaluator({ ...allow('s3:GetObject', '*'), ...more })).toThrow(message);
  });
});
