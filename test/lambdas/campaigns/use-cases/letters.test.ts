import { afterEach, beforeEach, expect, it } from 'vitest';
import { lettersPerPage } from '#contracts/letters/endpoints.ts';
import type { CampaignsServices } from '#lambdas/campaigns/services.ts';
import { figuresStore } from '#lambdas/campaigns/store/figures-store.ts';
import { type FrozenMail, mailsStore } from '#lambdas/campaigns/store/mails-store.ts';
import { deleteCampaign } from '#lambdas/campaigns/use-cases/manage-campaigns.ts';
import { publishLetters } from '#lambdas/campaigns/use-cases/publish-letters.ts';
import { showCampaignMail } from '#lambdas/campaigns/use-cases/show-campaign-mail.ts';
import { lettersRoutes, lettersStore, newAddress } from '#lambdas/letters/index.ts';
import { mailText } from '#test/support/mail-texts.ts';
import { refusal } from '../campaigns-harness.ts';
import { openPipeline, type Pipeline } from '../pipeline-harness.ts';

let pipeline: Pipeline;
beforeEach(async () => {
  pipeline = await openPipeline();
  await pipeline.subscribe(['odette@dance.example']);
});
afterEach(() => pipeline.close());

const write = (id: string, subject: string) =>
  pipeline.campaigns.change(id, undefined, (before) => ({
    after: before,
    texts: { en: mailText({ subject, nameless: 'friends' }) },
  }));
const letters = () => lettersStore(pipeline.table);
const byAddress = (address: string) =>
  lettersRoutes(letters()).getLetter({ pathParameters: { address } } as never) as Promise<{ html: string }>;
const listed = async (lang: 'en' | 'he' = 'en', cursor?: string) =>
  lettersRoutes(letters()).listLetters({ query: { lang, cursor } } as never);
const addressOf = async (id: string) => (await pipeline.services.mails.read(id, 'en'))?.letter ?? '';
const asAdministrator = async <Result>(
  route: (services: CampaignsServices) => (call: never) => Result | Promise<Result>,
  id: string,
  call: object = {},
): Promise<Result> => {
  const { table, campaigns, services } = pipeline;
  const used = {
    ...services,
    ...{ campaigns, letters: letters(), figures: figuresStore(table) },
    reader: async () => ({ name: 'Odile', email: 'odile@dance.example' }),
  };
  return route(used as unknown as CampaignsServices)({
    ...{ pathParameters: { id, language: 'en' }, caller: { userId: 'u' }, client: {}, ...call },
  } as never);
};
const publish = (id: string, isPublic: boolean) => asAdministrator(publishLetters as never, id, { body: { isPublic } });
const sent = async (subject: string): Promise<string> => {
  const id = await pipeline.scheduled({ sentAt: pipeline.iso() });
  await write(id, subject);
  await pipeline.dispatch(id);
  await pipeline.work();
  return id;
};

it('a mail says where it can be read in the browser, without anything of its reader', async () => {
  const id = await sent('For {{name}} at {{email}}');
  const mail = await pipeline.services.mails.read(id, 'en');
  const address = await addressOf(id);
  for (const part of [mail?.html, mail?.text])
    expect(part).toContain(`https://dance.example/newsletter?letter=${address}`);
  const letter = await byAddress(address);
  expect(letter).toMatchObject({ language: 'en', subject: 'For friends at ', sentAt: pipeline.iso() });
  const token = (await pipeline.readers.byEmail('odette@dance.example'))?.token ?? '-';
  expect(token).not.toBe('-');
  for (const personal of [token, 'odette', 'nsubscribe', 'preferences', '{{'])
    expect(letter.html).not.toContain(personal);
});

it('a run of the dispatcher that is overtaken leaves the address to the next one', async () => {
  const id = await pipeline.scheduled();
  const { addChunks } = pipeline.services.ledger;
  pipeline.services.ledger.addChunks = async () => false;
  await pipeline.dispatch(id);
  const address = await addressOf(id);
  pipeline.services.ledger.addChunks = addChunks;
  pipeline.advance(10 * 60_000);
  await pipeline.dispatch(id);
  await pipeline.work();
  expect(pipeline.handedOver).toHaveLength(1);
  expect(address).toMatch(/^[\w-]{22}$/);
  expect(await addressOf(id)).toBe(address);
});

it('letters are in the list of their language while an administrator has them there, and gone with their campaign', async () => {
  const id = await sent('In autumn');
  const address = await addressOf(id);
  expect((await listed()).items).toEqual([]);
  await publish(id, true);
  expect((await listed()).items).toEqual([
    { address, language: 'en', subject: 'In autumn', preheader: mailText().preheader, sentAt: pipeline.iso() },
  ]);
  expect((await listed('he')).items).toEqual([]);
  await publish(id, false);
  expect((await listed()).items).toEqual([]);
  expect((await byAddress(address)).html).toContain('In autumn');
  await publish(id, true);
  await asAdministrator(deleteCampaign as never, id);
  expect((await listed()).items).toEqual([]);
  expect(await refusal(byAddress(address))).toBe('letterNotFound');
  expect(pipeline.audited).toEqual(['campaign.publish', 'campaign.withdraw', 'campaign.publish', 'campaign.delete']);
});

it('nothing is published that was not sent', async () => {
  expect(await refusal(publish(await pipeline.scheduled(), true))).toBe('campaignNotNow');
});

it('the list comes in pages, latest first', async () => {
  const store = letters();
  const written = Array.from({ length: lettersPerPage + 1 }, (_none, index) => ({
    ...{ address: newAddress(), language: 'en' as const, subject: `${index}`, preheader: '' },
    sentAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  }));
  await pipeline.campaigns.change(await pipeline.scheduled(), undefined, (after) => ({
    after,
    writes: written.map((letter) => store.publish(letter)),
  }));
  const first = await listed();
  const second = await listed('en', first.nextCursor);
  expect([...first.items, ...second.items].map(({ subject }) => subject)).toEqual(
    written.map(({ subject }) => subject).reverse(),
  );
  expect(second.nextCursor).toBeUndefined();
});

it('a mail that was kept before it had words beside its subject can still be sent', async () => {
  const id = await sent('In autumn');
  const { preheader: _none, ...former } = (await pipeline.services.mails.read(id, 'en')) as FrozenMail;
  await pipeline.services.mails.keep(id, 'he', former as FrozenMail);
  expect(await mailsStore(pipeline.table).read(id, 'he')).toEqual({ ...former, preheader: '' });
});

it('an administrator sees a mail as it is written, and as it was sent once it was', async () => {
  const id = await pipeline.scheduled();
  await write(id, 'Before, {{name}}');
  const shown = async () => ((await asAdministrator(showCampaignMail as never, id)) as { subject: string }).subject;
  expect(await shown()).toBe('Before, Odile');
  await pipeline.dispatch(id);
  await write(id, 'Afterwards');
  expect(await shown()).toBe('Before, Odile');
});
