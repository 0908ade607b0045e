import { afterEach, beforeEach, expect, it } from 'vitest';
import { administrationOf } from './administration.ts';
import { refusal } from './campaigns-harness.ts';
import { openPipeline, type Pipeline } from './pipeline-harness.ts';

let pipeline: Pipeline;
beforeEach(async () => {
  pipeline = await openPipeline();
});
afterEach(() => pipeline.close());

const races = 200;

it('taking a campaign back is safe in 200 races with the dispatcher: after the answer there is no mail', {
  timeout: 120_000,
}, async () => {
  const { unschedule } = administrationOf(pipeline);
  await pipeline.subscribe(['dana@dance.example', 'noa@dance.example']);
  let undone = 0;
  for (let race = 0; race < races; race += 1) {
    const id = await pipeline.scheduled();
    const { version = 0 } = (await pipeline.campaigns.byId(id)) ?? {};
    const before = pipeline.handedOver.length;
    const undo = async () => {
      // Sometimes the one is first, sometimes the other.
      for (let wait = 0; wait < race % 7; wait += 1) await pipeline.campaigns.byId(id);
      const refused = await refusal(unschedule(id, version));
      return { refused, mails: pipeline.handedOver.length - before };
    };
    const [{ refused, mails }] = await Promise.all([undo(), pipeline.dispatch(id).then(() => pipeline.work())]);
    await pipeline.dispatch(id);
    await pipeline.work();
    const sent = pipeline.handedOver.length - before;
    const status = await pipeline.status(id);
    if (refused) expect([race, refused, sent, status]).toEqual([race, 'campaignNotNow', 2, 'sent']);
    else expect([race, mails, sent, status]).toEqual([race, 0, 0, 'draft']);
    undone += refused ? 0 : 1;
  }
  // Both win.
  expect(undone).toBeGreaterThan(10);
  expect(undone).toBeLessThan(races - 10);
});
