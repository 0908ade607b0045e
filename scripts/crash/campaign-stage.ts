import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Language } from '#contracts/text/language.ts';
import { languages } from '#contracts/text/language.ts';
import { campaignsStore, ledgerStore } from '#lambdas/campaigns/index.ts';
import { readersStore } from '#lambdas/newsletter/index.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { mainTable, seedIfChanged } from '../local/seed.ts';
import { environment } from '../local/template/environment.ts';
import { startTwin, type TwinOptions } from '../local/twin.ts';

const password = 'A-stage-to-crash-9!';
const readersAtOnce = 50;

/** The address of a reader, whose language is one of the five in turn. */
const readerOf = (index: number): { email: string; language: Language } => ({
  email: `reader${index}@example.com`,
  language: languages[index % languages.length] ?? 'he',
});

interface CampaignStageOptions extends Pick<TwinOptions, 'sendQuota' | 'patience'> {
  recipients: number;
  /** Puts what was seeded before into the folder of the data, which spares seeding it anew. */
  prepareFolder?(folder: string): Promise<void>;
}

/**
 * The product in the twin, with so many confirmed readers of the newsletter. Nothing is refused for the rate of mails: what
 * is tested is not how long a campaign takes.
 */
export const openCampaignStage = async (
  assembly: string,
  { recipients, prepareFolder = async () => {}, ...options }: CampaignStageOptions,
) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campaign-twin-'));
  await prepareFolder(dataDir);
  const twin = await startTwin({
    port: 0,
    dataDir,
    assembly,
    holdStreams: true,
    sendQuota: { MaxSendRate: 100_000, Max24HourSend: 10_000_000 },
    keptMails: 1_000_000,
    // That killed functions failed is no news.
    onProblem: () => {},
    ...options,
    prepare: async (prepared) => {
      await seedIfChanged(dataDir, prepared, password);
    },
  });
  const client = new DynamoDBClient({
    endpoint: twin.awsEndpoint,
    region: environment.region,
    credentials: twin.operator,
  });
  const table = openTable(mainTable(twin.tables) ?? '', client);
  const { now } = twin.clock;
  const readers = readersStore(table, now);
  const add = async (index: number): Promise<void> => {
    const { email, language } = readerOf(index);
    const time = new Date(now()).toISOString();
    await readers.change(
      { email, language },
      { subscription: { asked: time, confirmed: time, words: 'test', language } },
    );
  };
  for (let first = 0; first < recipients; first += readersAtOnce) {
    const some = Array.from({ length: Math.min(readersAtOnce, recipients - first) }, (_none, at) => first + at);
    await Promise.all(some.map(add));
  }
  return {
    ...twin,
    administrator: { username: 'admin', password },
    campaigns: campaignsStore(table),
    ledger: ledgerStore(table, now),
    close: async (): Promise<void> => {
      await twin.close();
      client.destroy();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
export type CampaignStage = Awaited<ReturnType<typeof openCampaignStage>>;
