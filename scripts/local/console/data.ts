import * as z from 'zod';
import type { Item } from '../dynamodb/dynalite.ts';
import type { DynamoDb } from '../dynamodb/dynamodb.ts';
import { readTable } from '../dynamodb/table-properties.ts';
import type { LogBuffer, LogLine } from '../functions/log-buffer.ts';
import type { Call, RunningFunction } from '../functions/runner.ts';
import type { Denial, Denials } from '../iam/denials.ts';
import { resourceTypes } from '../template/resource-types.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { plainItem } from './item-json.ts';

export interface ConsoleParts {
  stack: Stack;
  dynamoDb: DynamoDb;
  runners: RunningFunction[];
  denials: Denials;
  /** The prints of CloudFront functions. */
  edgeLog: LogBuffer;
}

export interface TablePage {
  table: string;
  /** The names of the primary key's attributes. */
  keys: string[];
  items: Record<string, unknown>[];
  /** Where the next page starts; left out on the last one. */
  after?: string;
}

const largestPage = 200;
const startSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** The data of the console's pages and of its JSON; the same source for both. */
export const createConsoleData = ({ stack, dynamoDb, runners, denials, edgeLog }: ConsoleParts) => {
  const tables = stack.ofType('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable').map(readTable);

  /** By name, or by how its logical id starts: `content` finds `ContentFunction60E7E32E`. */
  const findFunction = (name: string): RunningFunction | undefined =>
    runners.find((runner) => runner.name === name) ??
    runners.find(({ logicalId }) => logicalId.toLowerCase().startsWith(name.toLowerCase()));

  return {
    stackName: stack.name,
    tables: tables.map(({ name }) => name),
    functions: (): RunningFunction[] => runners,
    findFunction,
    /** Of one function, or of all by name. */
    calls: (name: string | null): Call[] | Record<string, Call[]> | undefined =>
      name === null
        ? Object.fromEntries(runners.map((runner) => [runner.name, runner.calls()]))
        : findFunction(name)?.calls(),
    edgeLog: (): LogLine[] => edgeLog.lines(),
    denied: (): Denial[] => denials.all(),
    /** The items of a table, in storage order; of the first one without a name. */
    items: async (name: string | null, limit: number, after: string | undefined): Promise<TablePage | undefined> => {
      const table = name === null ? tables[0] : tables.find((each) => each.name === name);
      if (table === undefined) return undefined;
      const start = after && startSchema.parse(JSON.parse(Buffer.from(after, 'base64url').toString()));
      const page = await dynamoDb.perform('Scan', {
        TableName: table.name,
        Limit: Math.min(Math.max(limit, 1), largestPage),
        ...(start ? { ExclusiveStartKey: start } : {}),
      });
      const next = page.LastEvaluatedKey;
      return {
        table: table.name,
        keys: table.keySchema.map(({ AttributeName }) => AttributeName),
        items: (page.Items as Item[]).map(plainItem),
        ...(next === undefined ? {} : { after: Buffer.from(JSON.stringify(next)).toString('base64url') }),
      };
    },
    resources: () =>
      stack.resources.map(({ logicalId, type, id, path }: Resource) => ({
        logicalId,
        type,
        id,
        path,
        simulation: resourceTypes[type]?.simulation ?? '',
      })),
  };
};
export type ConsoleData = ReturnType<typeof createConsoleData>;
