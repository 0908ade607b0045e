import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainTextLimit } from '#contracts/text/plain-text.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import { pageTextStore } from '#lambdas/settings/index.ts';
import { admin, openSettingsHarness, other } from './settings-harness.ts';

let harness: Awaited<ReturnType<typeof openSettingsHarness>>;
beforeAll(async () => {
  harness = await openSettingsHarness();
});
afterAll(() => harness.close());

const textsOf = async (page: string) => (await harness.call(`GET /api/admin/page-texts/${page}`)).body.texts;
const save = (address: string, text: string, version: number, as = admin) =>
  harness.call(`PUT /api/admin/page-texts/${address}`, { body: { text, version }, as });
const entries = async () =>
  (await readPartition(harness.table, { pk: 'AUDIT#2026-11' })).map((item) => (item as { data: object }).data);

it('the text of a page is the product’s own until somebody saves one, in one language alone [Q-012]', async () => {
  const empty = { version: 0, text: '' };
  expect(await textsOf('privacy')).toEqual({ he: empty, en: empty, ru: empty, fr: empty, es: empty });
  const { status, body } = await save('privacy/he', 'פתיח\r\n\r\n\r\n## כותרת \r\n', 0);
  expect(status).toBe(200);
  expect(body).toEqual({
    version: expect.any(Number),
    text: 'פתיח\n\n## כותרת',
    changed: { time: '2026-11-23T12:00:00.000Z', by: { id: admin.userId, name: 'Odette' } },
  });
  expect(await textsOf('privacy')).toEqual({ he: body, en: empty, ru: empty, fr: empty, es: empty });
  expect((await textsOf('accessibility')).he).toEqual(empty);
});

it('of two administrators who save one text, the second is told, and the first one’s stays', async () => {
  const { version } = (await textsOf('privacy')).fr;
  expect((await save('privacy/fr', 'Premier', version)).status).toBe(200);
  const late = await save('privacy/fr', 'Second', version, other);
  expect([late.status, late.body.code]).toEqual([409, 'editConflict']);
  expect((await textsOf('privacy')).fr.text).toBe('Premier');
  const present = (await textsOf('privacy')).fr.version;
  const saves = await Promise.all(['a', 'b', 'c'].map((text) => save('privacy/fr', text, present)));
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

it('a text and its entry in the log are one transaction: neither is there without the other', async () => {
  const { version } = (await textsOf('accessibility')).en;
  await save('accessibility/en', 'Twelve chars', version);
  const ofText = (await entries()).filter((entry) => JSON.stringify(entry).includes('accessibility.en'));
  expect(ofText).toEqual([
    expect.objectContaining({
      action: 'settings.updatePage',
      resource: { type: 'settings', id: 'accessibility.en', name: '' },
      changes: [{ field: 'body', after: '12' }],
    }),
  ]);
  const after = (await entries()).length;
  expect((await save('accessibility/en', 'Too late', version)).status).toBe(409);
  // The same again changes nothing, regardless of its version.
  expect((await save('accessibility/en', ' Twelve chars\n', version)).status).toBe(200);
  expect((await entries()).length).toBe(after);

  const address = { page: 'accessibility', language: 'es' } as const;
  const store = pageTextStore(harness.table);
  const changed = { time: '2026-11-23T12:00:00.000Z', by: admin.userId };
  const refused = { Put: { TableName: harness.table.name, Item: { pk: '', sk: '' } } };
  const texts = { before: await store.read(address), after: { version: 1, text: 'Alone', changed } };
  await expect(store.save(address, texts, refused)).rejects.toThrow();
  expect(await store.read(address)).toEqual({ version: 0, text: '' });
});

it('an empty text, or one that shows nothing, brings the product’s own back, and its version is never used again', async () => {
  const first = (await save('privacy/ru', 'Текст', 0)).body;
  for (const nothing of ['', ' \n ##\n- ']) {
    const { version } = (await textsOf('privacy')).ru;
    const { status, body } = await save('privacy/ru', nothing, version);
    expect([status, body.text]).toEqual([200, '']);
  }
  const { version, text } = (await textsOf('privacy')).ru;
  expect([text, version > first.version]).toEqual(['', true]);
  expect((await save('privacy/ru', 'Опять', first.version)).status).toBe(409);
  expect((await save('privacy/ru', 'Опять', version)).status).toBe(200);
});

it.each([
  ['privacy/he', 'x'.repeat(plainTextLimit + 1)],
  ['privacy/he', 'a\u202Eb'],
  ['privacy/he', 'a\u0000b'],
  ['privacy/de', 'Text'],
  ['imprint/he', 'Text'],
  ['privacy%23he/he', 'Text'],
])('refuses for %s a text like %.6j', async (address, text) => {
  expect((await save(address, text, 0)).status).toBe(400);
});

it('takes as much as it promises, in letters that need the most room', async () => {
  const { version } = (await textsOf('privacy')).es;
  expect((await save('privacy/es', '"\n'.repeat(plainTextLimit / 2), version)).status).toBe(200);
  const long = '\u20AA'.repeat(plainTextLimit);
  expect((await save('privacy/es', long, (await textsOf('privacy')).es.version)).body.text).toBe(long);
});
