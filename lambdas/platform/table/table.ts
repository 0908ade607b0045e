import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Table } from 'dynamodb-toolbox/table';
import { quickCalls } from '../aws-client.ts';
import { keySchema } from './key-schema.ts';

const string = <Name extends string>(name: Name) => ({ name, type: 'string' as const });

/** The single table, by its deployed name. One client serves the whole function instance and keeps its sockets open. */
export const openTable = (name: string, client = new DynamoDBClient(quickCalls)) =>
  new Table({
    documentClient: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    name,
    partitionKey: string(keySchema.partitionKey),
    sortKey: string(keySchema.sortKey),
    entityAttributeSavedAs: 'type',
  });

export type AppTable = ReturnType<typeof openTable>;
