import type { IngestedRecord } from '../model/record.ts';
import { type IngestionServices, ingestRecords, recordName } from './ingest-records.ts';

/** Whose texts are in memory at the same time. */
const atOnce = 25;

const origins = new Set(['post', 'tip', 'brand', 'product']);
const recordOfPassage = (passageId: string): IngestedRecord[] => {
  const [origin = '', id] = passageId.split(':');
  return origins.has(origin) && id !== undefined ? [{ origin: origin as IngestedRecord['origin'], id }] : [];
};

/** Compares all that the site shows with what the knowledge has of it: what was there before its changes were heard of, and what was lost. */
export const ingestEverything = (services: IngestionServices) => async (): Promise<{ records: number }> => {
  const [shown, known] = await Promise.all([services.content.all(), services.knowledge.ids()]);
  const all = [
    ...new Map([...shown, ...known.flatMap(recordOfPassage)].map((record) => [recordName(record), record])).values(),
  ];
  const ingest = ingestRecords(services);
  const failed: IngestedRecord[] = [];
  for (let at = 0; at < all.length; at += atOnce) failed.push(...(await ingest(all.slice(at, at + atOnce))));
  if (failed.length > 0) throw new Error(`not ingested: ${failed.map(recordName).join(', ')}`);
  return { records: all.length };
};
