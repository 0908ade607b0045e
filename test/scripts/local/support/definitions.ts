import type { TableDefinition } from '#scripts/local/dynamodb/table-properties.ts';

export const definition: TableDefinition = {
  name: 'things',
  keySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  attributes: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
  ],
  indexes: [],
  expiryAttribute: 'ttl',
};
export const withIndex: TableDefinition = {
  ...definition,
  attributes: [...definition.attributes, { AttributeName: 'holder', AttributeType: 'S' }],
  indexes: [
    {
      IndexName: 'byHolder',
      KeySchema: [{ AttributeName: 'holder', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};
