import { execFileSync } from 'node:child_process';
import { confirmSession } from '#contracts/account/confirmation.ts';
import { createCampaign, saveCampaign, sendCampaign } from '#contracts/campaigns/endpoints.ts';
import { getSettings, saveSettings } from '#contracts/settings/endpoints.ts';
import { type CampaignStage, openCampaignStage } from '../crash/campaign-stage.ts';
import { addDueNewsletter, driveToEnd, newsletterForm } from '../crash/send-campaign.ts';
import { judge } from '../crash/verdict.ts';
import { createVisitor } from '../visitor.ts';
import { createAdminApi } from './admin-api.ts';
import type { Figures } from './figures.ts';
import { type Peer, printBeside } from './peer.ts';

const tries = 5;

interface Sent {
  /** Recipients in a second, from the first mail that was handed over to the last one. */
  perSecond: number;
  /** Of the whole, from the moment it was due: with the audience, the events and what is left over. */
  seconds: number;
  /** Calls of the functions that send. */
  calls: number;
  /** Bytes that the workers that hand over held at most, two in one thread. */
  workerBytes: number;
}

const watchMilliseconds = 200;

/** Looks again and again at what a function's thread holds, until it is asked for the most. */
const watchMemory = (stage: CampaignStage, name: string): (() => number) => {
  let most = 0;
  const timer = setInterval(async () => {
    most = Math.max(most, await stage.memory(name));
  }, watchMilliseconds);
  return () => {
    clearInterval(timer);
    return most;
  };
};

/** Of a process that does nothing, in bytes: a worker is one on AWS, and a thread of the twin here. */
const bareNodeBytes = (): number =>
  Number(execFileSync(process.execPath, ['-p', 'process.memoryUsage().rss'], { encoding: 'utf8' }));

/** Sends one newsletter to all recipients. @throws if a recipient gets none, or two */
const sendToAll = async (stage: CampaignStage, recipients: number): Promise<Sent> => {
  const senders = () =>
    ['CampaignDispatch', 'CampaignSend', 'CampaignFeedback'].map((name) => stage.counts(name).finished);
  const before = senders().reduce((sum, count) => sum + count);
  const began = performance.now();
  const id = await addDueNewsletter(stage, `${recipients}`);
  const workerMemory = watchMemory(stage, 'CampaignSend');
  await driveToEnd(stage, id);
  const workerBytes = workerMemory();
  const seconds = (performance.now() - began) / 1000;
  const verdict = await judge(stage, id);
  if (verdict.recipients !== recipients || verdict.duplicates + verdict.lost + verdict.unknown > 0) {
    throw new Error(`a campaign to ${recipients} came to ${JSON.stringify(verdict)}`);
  }
  const times = stage.mails({}).flatMap(({ tags, time }) => (tags.campaign === id ? [Date.parse(time)] : []));
  const handing = (times.reduce((a, b) => Math.max(a, b)) - times.reduce((a, b) => Math.min(a, b))) / 1000;
  const calls = senders().reduce((sum, count) => sum + count) - before;
  return { perSecond: recipients / handing, seconds, calls, workerBytes };
};

/** The longest of several answers to "send now", in milliseconds. */
const timeToAnswer = async ({ url, administrator }: CampaignStage): Promise<number> => {
  const { token } = await createVisitor(url).logIn(administrator);
  const { password } = administrator;
  const { confirmation } = await createAdminApi(url, token)(confirmSession, { body: { password } });
  const api = createAdminApi(url, token, confirmation);
  const { sections } = await api(getSettings, {});
  const { version, values } = sections.campaigns;
  const address = '1 Barre Street';
  const postalAddress = { he: address, en: address, ru: address, fr: address, es: address };
  await api(saveSettings, { body: { sections: { campaigns: { version, values: { ...values, postalAddress } } } } });
  const times = [];
  for (let turn = 0; turn <= tries; turn += 1) {
    const name = `turn ${turn}`;
    const campaign = await api(createCampaign, { body: { name } });
    const pathParameters = { id: campaign.id };
    const body = { ...newsletterForm(name), version: campaign.version };
    const saved = await api(saveCampaign, { pathParameters, body });
    const began = performance.now();
    await api(sendCampaign, { pathParameters, body: { version: saved.version } });
    times.push(performance.now() - began);
  }
  // The first one starts the function, and counts the audience.
  return Math.max(...times.slice(1));
};

interface Campaigns {
  /** Recipients of the largest one. */
  most: number;
  peer: Peer | undefined;
}

export const measureCampaigns = async (
  figures: Figures,
  assembly: string,
  { most, peer }: Campaigns,
): Promise<void> => {
  const { row, note } = figures;
  const costs: { recipients: number; calls: number }[] = [];
  for (const recipients of [1_000, 10_000, 50_000, 100_000].filter((size) => size <= most)) {
    const stage = await openCampaignStage(assembly, { recipients });
    try {
      const { perSecond, seconds, calls, workerBytes } = await sendToAll(stage, recipients);
      costs.push({ recipients, calls });
      const figure = `recipients/s handed over, of ${recipients}`;
      if (recipients < 10_000) note(figure, perSecond, '');
      else {
        printBeside(figures, peer, { figure, measured: perSecond, of: peer?.recipientsPerSecond, least: 1.3 });
        row(`memory of a worker that hands over ${recipients}`, (workerBytes + bareNodeBytes()) / 1_000_000, 'MB', 200);
      }
      note(`the whole of ${recipients}, with all events`, seconds, 's');
      note(`calls of functions for each 1,000 of ${recipients}`, (calls / recipients) * 1_000, '');
      if (recipients === 10_000) row('answer to "send now", longest of five', await timeToAnswer(stage), 'ms', 100);
    } finally {
      await stage.close();
    }
  }
  const [first, last] = [costs[0], costs.at(-1)];
  if (first && last && first !== last) {
    const growth = last.calls / last.recipients / (first.calls / first.recipients);
    row(`cost of a recipient of ${last.recipients} against ${first.recipients}`, growth, 'x', 1.2);
  }
};
