import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect } from 'vitest';
import { usersStore } from '#lambdas/users/index.ts';
import { queryWords } from '#lambdas/users/model/search/words.ts';
import { openTestTable } from '#test/support/test-table.ts';
import { noon } from './people.ts';

/** The users of a table of its own, for all tests of a file: nothing that AWS would refuse may be asked of it. */
export const openUsersTable = async (clock = () => noon) => {
  const { table, newClient, problems, close } = await openTestTable();
  afterAll(async () => {
    expect(problems).toEqual([]);
    await close();
  });
  const store = usersStore(table, clock);
  return {
    table,
    newClient,
    store,
    found: async (search: string) => (await store.search({ words: queryWords(search), limit: 100 })).items,
    membersOf: async (group: string) => {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': `GROUP#${group}` },
        }),
      );
      return Items.map(({ sk }) => String(sk));
    },
  };
};
