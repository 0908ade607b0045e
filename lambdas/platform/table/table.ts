import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { quickCalls } from '../aws-client.ts';

/** The single table. One client serves the whole function instance and keeps its sockets open. */
export interface AppTable {
  /** The deployed name. */
  name: string;
  client: DynamoDBDocumentClient;
}

export const openTable = (name: string, client = new DynamoDBClient(quickCalls)): AppTable => ({
  name,
  client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
});
