import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type CampaignStage, openCampaignStage } from '#scripts/crash/campaign-stage.ts';
import { killAtPoints } from '#scripts/crash/kill-at-points.ts';
import { killAtRandom } from '#scripts/crash/kill-at-random.ts';
import { killWhileSettling } from '#scripts/crash/kill-while-settling.ts';
import { sendUnreported } from '#scripts/crash/send-unreported.ts';
import { assembly } from '#scripts/local/build.ts';
import { copyData } from '#test/support/copy-data.ts';

const open = (recipients: number): Promise<CampaignStage> => {
  const { SEEDED_DATA: seeded } = process.env;
  return openCampaignStage(assembly, {
    recipients,
    patience: 5,
    ...(seeded ? { prepareFolder: (folder) => copyData(seeded, folder) } : {}),
  });
};
/** Four in each language. */
const few = 20;
const allOnce = { duplicates: 0, lost: 0, unknown: 0, wronglyUnknown: 0 };

/** Each kill is followed by a cold start. */
const timeout = 300_000;

describe('a campaign whose functions are killed', { timeout }, () => {
  let stage: CampaignStage;
  beforeAll(async () => {
    stage = await open(few);
  }, timeout);
  afterAll(() => stage.close());

  it('reaches everybody once, whichever call of AWS it was at', async () => {
    const rows = await killAtPoints(stage, { runs: 1, people: few });
    expect(rows.length).toBeGreaterThanOrEqual(24);
    expect(rows).toEqual(
      rows.map(({ point }) => ({ point, runs: 1, killed: 1, expected: few, recipients: few, ...allOnce })),
    );
    expect(rows.map(({ point }) => point)).toEqual(
      expect.arrayContaining([
        ...['CampaignSend: before SendBulkEmail', 'CampaignSend: after SendBulkEmail'],
        'CampaignFeedback: after UpdateItem',
      ]),
    );
  });

  it('reaches everybody once, also where those are killed who settle what a dead worker has left', async () => {
    const rows = await killWhileSettling(stage, { runs: 1, people: few });
    expect(rows).toEqual(
      rows.map(({ point }) => ({ point, runs: 1, killed: 1, expected: few, recipients: few, ...allOnce })),
    );
    expect(rows).toHaveLength(10);
  });

  it('reaches 500 people once while every third worker dies, and the other functions now and then', async () => {
    const large = await open(500);
    onTestFinished(large.close);
    const { killed, ...verdict } = await killAtRandom(large);
    expect(killed.CampaignSend).toBeGreaterThanOrEqual(3);
    expect(verdict).toMatchObject({ recipients: 500, ...allOnce });
  });

  it('says that it does not know who got a mail of a worker that died while SES told nothing', async () => {
    const verdict = await sendUnreported(stage);
    const inHebrew = few / 5;
    expect(verdict).toEqual({ recipients: inHebrew, ...allOnce, unknown: inHebrew });
  });
});
