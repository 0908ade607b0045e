import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CampaignForm } from '#contracts/campaigns/campaign.ts';
import type { MailText } from '#contracts/templates/mail-text.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import type { CampaignStage } from './campaign-stage.ts';

const text = (language: string): MailText => ({
  subject: `News for {{name}} (${language})`,
  preheader: 'What is new in the guide',
  body: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '{{greeting}}' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Three new pairs are in the guide.' }] },
    ],
  },
});

/** A newsletter in five languages to all who have asked for it. */
export const newsletterForm = (name: string, to: readonly Language[] = languages): CampaignForm => ({
  name,
  category: 'newsletter',
  groups: ['newsletter'],
  languages: [...to],
  texts: Object.fromEntries(languages.map((language) => [language, text(language)])),
});

/**
 * Makes such a newsletter that is due now, as `sendCampaign` leaves it. No schedule calls for it: the dispatcher finds it
 * by itself within five minutes.
 */
export const addDueNewsletter = async (
  { campaigns, clock }: CampaignStage,
  name: string,
  to?: readonly Language[],
): Promise<string> => {
  const time = new Date(clock.now()).toISOString();
  const id = randomUUID();
  const { texts, ...form } = newsletterForm(name, to);
  await campaigns.add(
    {
      id,
      version: 1,
      ...form,
      subjects: {},
      status: 'scheduled',
      sendAt: time,
      created: time,
      updated: time,
    },
    texts,
  );
  return id;
};

const pollMilliseconds = 20;
export const minute = 60_000;
/** As often as the dispatcher looks after campaigns by itself, for an hour; then hour by hour for a day and more. */
const steps = [...Array<number>(12).fill(5 * minute), ...Array<number>(30).fill(60 * minute)];

/** Waits until no function has anything to do before the clock moves on. */
export const untilQuiet = async (stage: CampaignStage): Promise<void> => {
  for (let calm = 0, before = ''; calm < 3; ) {
    const counts = stage.counts();
    // Messages are counted only while no function runs, as that looks at each.
    const read = counts.running === 0 ? stage.queues().filter(({ functionArn }) => functionArn !== null) : undefined;
    const now = JSON.stringify([read, counts]);
    calm = now === before && read?.every(({ waiting }) => waiting === 0) ? calm + 1 : 0;
    before = now;
    await pause(pollMilliseconds);
  }
};

/** Events are gathered for a second before they are handed over. */
const reportedOf = async (stage: CampaignStage): Promise<void> => {
  await stage.clock.advance(2_000);
  await untilQuiet(stage);
};

/**
 * Moves the clock until the campaign has ended and everything is reported. @throws if it is not sent within a day and
 * more.
 */
export const driveToEnd = async (stage: CampaignStage, id: string): Promise<void> => {
  for (const step of [0, ...steps]) {
    if (step > 0) await stage.clock.advance(step);
    await untilQuiet(stage);
    const campaign = await stage.campaigns.byId(id);
    if (campaign === undefined) throw new Error(`campaign ${id} is gone`);
    if (campaign.status === 'sent') return reportedOf(stage);
    if (!['scheduled', 'sending'].includes(campaign.status))
      throw new Error(`campaign ${id} ended as ${campaign.status}`);
  }
  throw new Error(`campaign ${id} does not end`);
};
