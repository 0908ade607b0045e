import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { AppTable } from '#lambdas/platform/table/table.ts';

/** Days of a site that as many people visit: what a day of that size has in its item, all names that it may have among them. */
const dayItem = (date: string, visits: number) => {
  const isLarge = visits > 1_000;
  const item: Record<string, string | number> = { pk: 'VISITS#all', sk: `DAY#${date}`, type: 'VisitCounters' };
  Object.assign(item, { timeZone: 'Asia/Jerusalem', views: visits * 3, visits, visitors: visits, searches: visits });
  const name = (counter: string, count: number) => {
    for (let at = 0; at < (isLarge ? count : 1); at += 1) item[`${counter} name-of-something-${at}`] = visits;
  };
  for (const counter of ['page', 'entry', 'exit']) name(counter, 200);
  for (const counter of ['referrer', 'search', 'emptySearch']) name(counter, 160);
  for (const [counter, count] of [
    ['shoe', 120],
    ['post', 100],
    ['country', 200],
    ['brand', 30],
    ['maker', 30],
  ] as const)
    name(counter, count);
  for (const counter of ['language', 'device', 'browser']) name(counter, 6);
  return item;
};

/** Sixty days of as many visits each, the last one today. */
export const fillDays = async ({ client, name }: AppTable, visits: number, now: number) => {
  for (let ago = 0; ago < 60; ago += 1) {
    const date = new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
    const Item = dayItem(date, visits);
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: [{ PutRequest: { Item } }] } }));
  }
};
