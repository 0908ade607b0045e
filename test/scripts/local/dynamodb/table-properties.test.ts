import { expect, it } from 'vitest';
import { readTable } from '#scripts/local/dynamodb/table-properties.ts';

const keys = [{ AttributeName: 'pk', KeyType: 'HASH' }];
const tableWith = (index: object, KeySchema: object[] = keys) =>
  readTable({
    logicalId: 'Table',
    id: 'things',
    type: 'AWS::DynamoDB::Table',
    properties: {
      KeySchema,
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      GlobalSecondaryIndexes: [{ IndexName: 'all', KeySchema: keys, ...index }],
    },
    path: 'Stack/Table',
    dependsOn: [],
    metadata: {},
    attribute: String,
  });

it('refuses tables and indexes that AWS refuses', () => {
  const projecting = (ProjectionType: string, NonKeyAttributes?: string[]) => ({
    Projection: { ProjectionType, ...(NonKeyAttributes === undefined ? {} : { NonKeyAttributes }) },
  });
  expect(tableWith(projecting('INCLUDE', ['note'])).indexes).toHaveLength(1);
  expect(() => tableWith(projecting('INCLUDE'))).toThrow('INCLUDE');
  expect(() => tableWith(projecting('KEYS_ONLY', ['note']))).toThrow('INCLUDE');
  expect(() => tableWith(projecting('INCLUDE', Array.from({ length: 21 }, String)))).toThrow('NonKeyAttributes');
  const range = { AttributeName: 'sk', KeyType: 'RANGE' };
  expect(() => tableWith(projecting('ALL'), [...keys, range, range])).toThrow('one HASH attribute');
  expect(() => tableWith(projecting('ALL'), [range])).toThrow('one HASH attribute');
});
