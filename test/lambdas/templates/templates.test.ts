import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateLimit } from '#contracts/templates/endpoints.ts';
import { mailText, templateForm } from '#test/support/mail-texts.ts';
import { openTemplatesHarness } from './templates-harness.ts';

let harness: Awaited<ReturnType<typeof openTemplatesHarness>>;
beforeAll(async () => {
  harness = await openTemplatesHarness();
});
afterAll(() => harness.close());

const add = (name: string) => harness.routes.createTemplate(harness.call({ body: templateForm({ name }) }));
const names = async () => (await harness.routes.listTemplates(harness.call())).items.map(({ name }) => name);

describe('a template', () => {
  it('has name, category, languages, variables and the time of its last change [S-105] [S-135] [S-269]', async () => {
    const texts = { he: mailText({ subject: 'שלום {{name}}' }), en: mailText() };
    const body = templateForm({ name: 'Both', category: 'welcome', texts });
    const { id } = await harness.routes.createTemplate(harness.call({ body }));
    const template = await harness.routes.getTemplate(harness.call({ pathParameters: { id } }));
    expect(template).toEqual({
      ...{ id, version: 1, name: 'Both', category: 'welcome', texts },
      languages: ['he', 'en'],
      variables: ['greeting', 'name'],
      updated: '2026-11-23T12:00:00.000Z',
    });
    const { items } = await harness.routes.listTemplates(harness.call());
    const { texts: _texts, ...line } = template;
    expect(items).toContainEqual(line);
  });

  it('that was changed last comes first, and a save needs the version that it was read in', async () => {
    harness.pass(1_000);
    const first = await add('First');
    harness.pass(1_000);
    await add('Second');
    expect((await names()).slice(0, 2)).toEqual(['Second', 'First']);
    harness.pass(1_000);
    const save = (version: number, name: string) =>
      harness.routes.saveTemplate(
        harness.call({ pathParameters: { id: first.id }, body: { version, ...templateForm({ name }) } }),
      );
    expect(await save(1, 'First again')).toMatchObject({ version: 2, name: 'First again' });
    expect((await names()).slice(0, 2)).toEqual(['First again', 'Second']);
    await expect(save(1, 'Too late')).rejects.toMatchObject({ code: 'editConflict' });
    const both = await Promise.allSettled([save(2, 'One'), save(2, 'Other')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is duplicated under another name, and deleted without its copy [S-106]', async () => {
    const { id } = await add('Source');
    const at = { pathParameters: { id } };
    const copy = await harness.routes.duplicateTemplate(harness.call({ ...at, body: { name: 'Copy' } }));
    await harness.routes.deleteTemplate(harness.call(at));
    expect(await names()).toContain('Copy');
    expect(await names()).not.toContain('Source');
    const read = await harness.routes.getTemplate(harness.call({ pathParameters: { id: copy.id } }));
    expect(read.texts).toEqual(templateForm().texts);
    for (const gone of ['getTemplate', 'deleteTemplate', 'duplicateTemplate', 'saveTemplate'] as const) {
      const body = { version: 1, ...templateForm() };
      const called = Promise.resolve(harness.routes[gone](harness.call({ ...at, body })));
      await expect(called, gone).rejects.toMatchObject({ code: 'templateNotFound' });
    }
  });

  it('is one of at most two hundred', async () => {
    const present = (await names()).length;
    for (let number = present; number < templateLimit; number += 1) {
      const record = { ...templateForm(), id: `number-${number}`, version: 1, updated: '2026-11-23T12:00:00.000Z' };
      await harness.templates.add(record, []);
    }
    await expect(add('One more')).rejects.toMatchObject({ code: 'tooManyTemplates' });
  });
});

it('the preview is what the caller would get, with links that lead nowhere but to the site', async () => {
  const body = { category: 'announcement', language: 'en', text: mailText({ subject: 'For {{name}}' }) };
  const preview = await harness.routes.previewMail(harness.call({ body }));
  expect(preview.subject).toBe('For Dana');
  expect(preview.text).toContain('Hello Dana,');
  expect(preview.text).toContain('Unsubscribe:\nhttps://pointe.example/?lang=en');
  expect(preview.bytes).toBe(Buffer.byteLength(preview.html));
});
