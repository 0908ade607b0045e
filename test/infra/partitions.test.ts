import { expect, it } from 'vitest';
import { partitions, sortKeys } from '#lambdas/platform/table/partitions.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { templateOf } from './templates.ts';

const newApp = temporaryApps();

it('names in grants and filters only partitions that the code has, each one the beginning of no other by chance', () => {
  const template = templateOf(newApp);
  const known = Object.values(partitions);
  const granted = Object.values(template.findResources('AWS::IAM::Policy'))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .flatMap(({ Condition }) => Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []);
  expect(granted.length).toBeGreaterThan(50);
  for (const name of granted) expect(known).toContain(String(name).replace(/\*$/, ''));
  // A grant without an asterisk is for one partition, with one for many.
  for (const name of granted) expect(String(name).endsWith('*')).toBe(/#\*?$/.test(String(name)));

  const filters = Object.values(template.findResources('AWS::Lambda::EventSourceMapping'))
    .flatMap(({ Properties }) => Properties.FilterCriteria?.Filters ?? [])
    .map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern).dynamodb.Keys);
  for (const { pk, sk } of filters) {
    for (const { prefix } of pk.S) expect(known).toContain(prefix);
    for (const { prefix } of sk?.S ?? []) expect(Object.values(sortKeys)).toContain(prefix);
  }
}, 60_000);
