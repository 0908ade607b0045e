import { expect, it } from 'vitest';
import type { CampaignStatus } from '#contracts/campaigns/overview.ts';
import { describeOverview } from '#lambdas/campaigns/model/describe-campaign.ts';

const overview = (status: CampaignStatus, sent: number | undefined) => {
  const time = '2026-11-23T12:00:00.000Z';
  return describeOverview(
    {
      ...{ id: '00000000-0000-4000-8000-000000000001', version: 1, name: 'Letter', category: 'newsletter' },
      ...{
        groups: ['newsletter'],
        languages: ['en'],
        subjects: {},
        status,
        sentAt: time,
        created: time,
        updated: time,
      },
    },
    { recipients: 10_004, ...(sent === undefined ? {} : { sent }), delivered: 0, opened: 0, clicked: 0, time },
  );
};

it('a cancelled campaign says how many of its recipients it had reached, and no other does', () => {
  expect(overview('cancelled', 800)).toMatchObject({ emailCount: 10_004, sentCount: 800 });
  expect(overview('cancelled', 0)).toMatchObject({ sentCount: 0 });
  // Counted before that number was kept.
  expect(overview('cancelled', undefined)).not.toHaveProperty('sentCount');
  expect(overview('sending', 800)).not.toHaveProperty('sentCount');
});
