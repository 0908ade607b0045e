import type { APIRequestContext, Browser } from '@playwright/test';
import { modelForm } from '#test/support/content.ts';
import { accessibilityFaults, expect, test } from './site.ts';

/** The words that a visitor without JavaScript sees at an address, as soon as they are published. */
const visitorSees = async (
  visitor: { browser: Browser; request: APIRequestContext; site: string },
  path: string,
  words: string,
) => {
  const { browser, request, site } = visitor;
  await expect(async () => expect(await (await request.get(path)).text()).toContain(words)).toPass({ timeout: 60_000 });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site + path);
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  await page.close();
};

test.use({ expectedConsole: [/409|ERR_INTERNET_DISCONNECTED/] });

test('an administrator adds a brand and its shoe, and a visitor without JavaScript finds them', {
  tag: '@both',
}, async ({ page, context, browser, request, baseURL, people, t }) => {
  const visitor = { browser, request, site: baseURL ?? '' };
  await people.become(context, await people.admin());
  const tag = crypto.randomUUID().slice(0, 6);
  const name = `Arabesque ${tag}`;
  const field = (key: string, exact = true) =>
    page.getByRole('textbox', { name: t(`catalog-editing:field.${key}`), exact });
  const hebrewIn = (group: string) =>
    page
      .getByRole('group', { name: t(`catalog-editing:field.${group}`), exact: true })
      .getByRole('textbox')
      .first();
  const modelName = (number: number) => `${t('catalog-editing:model')} ${number}`;
  const model = (number: number) => page.getByRole('group', { name: modelName(number), exact: true });
  const addModel = page.getByRole('button', { name: t('editing:addItem', { item: t('catalog-editing:model') }) });
  const save = page.getByRole('button', { name: t('editing:save'), exact: true });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));

  await test.step('makes the brand; what is missing is said at its field [S-032, S-097, S-122, Q-041]', async () => {
    await page.goto('/admin/brands');
    await page.getByRole('link', { name: t('catalog-editing:newBrand') }).click();
    await field('name').fill(name);
    await save.click();
    await expect(page.getByText(t('validation:required')).first()).toBeVisible();
    await expect(field('id')).toHaveValue(`arabesque-${tag}`);
    await field('link').fill('arabesque.example');
    await field('retailerLink').fill('https://arabesque.example/shops');
    await hebrewIn('tagline').fill('נעליים מחיפה');
    await hebrewIn('description').fill('בית מלאכה קטן בחיפה.');
    await hebrewIn('history').fill('נוסד בחיפה.');
    await hebrewIn('keyFeatures').fill('תפירה ידנית');
    await addModel.click();
    await expect(model(1).getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('Alpha');
    await model(1).getByRole('textbox').nth(1).fill('קלה');
    await addModel.click();
    await page.keyboard.type('Beta');
    await model(2).getByRole('textbox').nth(1).fill('יציבה');
    await model(2)
      .getByRole('button', { name: t('editing:moveUp', { name: modelName(2) }) })
      .click();
    await expect(model(1).getByRole('textbox').first()).toHaveValue('Beta');
    await expect(model(1).locator('[data-control=up]')).toBeFocused();
    await addModel.click();
    // From the top: what lies under the bar with the buttons is covered until one scrolls on.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityFaults(page)).toEqual([]);
    await save.click();
    await expect(model(3).getByText(t('validation:required')).first()).toBeVisible();
    await expect(model(3).getByRole('textbox').first()).toBeFocused();
    await model(3)
      .getByRole('button', { name: t('editing:removeItem', { name: modelName(3) }) })
      .click();
    await expect(model(2).getByRole('textbox').first()).toBeFocused();
    // Nothing is wrong any more, and nothing says so.
    await expect(page.getByText(t('validation:formInvalid_one'))).toHaveCount(0);
    await save.click();
    await expect(page).toHaveURL(/\/admin\/brands$/);
    await expect(page.getByRole('status').getByRole('link', { name: t('catalog-editing:viewPage') })).toHaveAttribute(
      'href',
      `/brand/arabesque-${tag}`,
    );
    const { token } = await people.admin();
    const path = `/api/admin/brands/arabesque-${tag}`;
    expect(await people.send('GET', path, undefined, token)).toMatchObject({
      popularModels: [
        { name: 'Beta', note: { he: 'יציבה' } },
        { name: 'Alpha', note: { he: 'קלה' } },
      ],
    });
    // Back leads to where the form was opened, not to another empty one.
    await page.goBack();
    await expect(page).not.toHaveURL(/new$/);
  });

  await test.step('makes a shoe of it [S-033, S-098, S-124, S-125]', async () => {
    await page.goto('/admin/products/new');
    await page
      .getByRole('combobox', { name: t('catalog-editing:field.brandId'), exact: true })
      .selectOption(`arabesque-${tag}`);
    await field('name').fill(`Aurora ${tag}`);
    await expect(field('id')).toHaveValue(`arabesque-${tag}-aurora-${tag}`);
    await field('id').fill(`aurora-${tag}`);
    await field('link').fill('https://arabesque.example/aurora');
    await field('price').fill('$90–$99');
    await hebrewIn('description').fill('נעל רכה לשיעור.');
    await save.click();
    await expect(page).toHaveURL(/\/admin\/products(\/aurora-\w+)?$/);
    await visitorSees(visitor, `/brand/arabesque-${tag}?lang=he`, `Aurora ${tag}`);
    await visitorSees(visitor, '/?lang=en', name);
  });

  const deleteBrand = async (brand: string) => {
    await page.goto('/admin/brands');
    await page.getByRole('button', { name: t('catalog-editing:moreActions', { name: brand }), exact: true }).click();
    await page.getByRole('menuitem', { name: t('catalog-editing:delete') }).click();
    await expect(dialog).toBeVisible();
  };
  const forGood = dialog.getByRole('button', { name: t('catalog-editing:deleteForGood') });
  await test.step('is stopped from deleting a brand with shoes, and moves them first [Q-030]', async () => {
    await deleteBrand(name);
    await forGood.click();
    await expect(dialog.getByText(t('errors:brandHasProducts'))).toBeVisible();
    await dialog.getByRole('combobox').selectOption('capezio');
    await forGood.click();
    await expect(dialog).toHaveCount(0);
    await visitorSees(visitor, '/brand/capezio?lang=he', `Aurora ${tag}`);
    await expect(async () => expect((await request.get(`/brand/arabesque-${tag}`)).status()).toBe(404)).toPass();
  });

  await test.step('and finds it all in the audit log', async () => {
    await page.goto('/admin/audit');
    await expect(page.getByText(t('audit:action.brand.delete')).filter({ visible: true }).first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const { token } = await people.admin();
    const { items } = await people.send<{ items: { id: string }[] }>(
      'GET',
      '/api/admin/products?brandId=capezio',
      undefined,
      token,
    );
    for (const { id, version } of items as { id: string; version?: number }[]) {
      if (id === `aurora-${tag}`)
        await people.send('DELETE', `/api/admin/products/${id}?version=${version}`, undefined, token);
    }
  });
});

test('what is typed in a form of the catalogue survives a reload, a second editor and a lost connection [S-097]', async ({
  page,
  context,
  people,
  t,
}) => {
  const { token, ...admin } = await people.admin();
  await people.become(context, { token, ...admin });
  const id = `pas-${crypto.randomUUID().slice(0, 6)}`;
  const text = { he: 'טקסט' };
  const brand = {
    ...{ name: id, names: {}, aliases: [], link: 'https://a.example', retailerLink: 'https://a.example' },
    ...{ retailerLinkIsFinder: false, image: '', tagline: text, description: text, history: { he: ['א'] } },
    ...{ keyFeatures: { he: ['א'] }, popularModels: [], attributes: { unconfirmed: [] }, sources: [] },
  };
  await people.send('POST', '/api/admin/brands', { id, brand }, token);
  const field = (name: string) => page.getByRole('textbox', { name: t(`catalog-editing:field.${name}`), exact: true });
  const save = page.getByRole('button', { name: t('editing:save'), exact: true });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const saved = page.getByText(t('editing:allSaved'));
  const found = page.getByText(t('editing:found', { time: '§' }).split('§')[0] ?? '');

  await test.step('a reload: it is there, says so, and offers the way back', async () => {
    await page.goto(`/admin/brands/${id}`);
    await expect(field('link')).toHaveValue('https://a.example', { timeout: 60_000 });
    await expect(found).toHaveCount(0);
    await field('link').fill('https://thrown-away.example');
    await page.reload();
    await expect(found).toBeVisible();
    await expect(field('link')).toHaveValue('https://thrown-away.example');
    await page
      .getByRole('button', { name: t('editing:revert') })
      .first()
      .click();
    await dialog.getByRole('button', { name: t('editing:discard') }).click();
    await expect(field('link')).toHaveValue('https://a.example');
    await expect(saved).toBeVisible();
    await expect(found).toHaveCount(0);
  });

  await test.step('somebody else: only what both have changed is asked about', async () => {
    const theirs = { ...brand, name: `${id} theirs`, retailerLink: 'https://theirs.example' };
    await people.send('PUT', `/api/admin/brands/${id}`, { version: 1, brand: theirs }, token);
    await field('link').fill('https://mine.example/');
    await field('name').fill(`${id} mine`);
    await page.reload();
    await expect(page.getByText(t('editing:foundOutdated'))).toBeVisible();
    await save.click();
    await expect(dialog.getByText(`${id} theirs`)).toBeVisible();
    await expect(dialog.getByText(`${id} mine`)).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await dialog.getByRole('button', { name: t('editing:saveChosen') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(saved).toBeVisible();
    await expect(field('retailerLink')).toHaveValue('https://theirs.example');
  });

  await test.step('no connection: it says so at once, and saves when there is one again', async () => {
    await context.setOffline(true);
    await field('link').fill('https://later.example/');
    await save.click();
    await expect(page.getByText(t('admin:notSavedKept'))).toBeVisible();
    await expect(save).toBeEnabled();
    await context.setOffline(false);
    await expect(saved).toBeVisible();
  });

  const kept = await people.send<{ version: number }>('GET', `/api/admin/brands/${id}`, undefined, token);
  expect(kept).toMatchObject({
    ...{ name: `${id} mine`, link: 'https://later.example/', retailerLink: 'https://theirs.example' },
    version: 4,
  });
  await people.send('DELETE', `/api/admin/brands/${id}?version=${kept.version}`, undefined, token);
});

test('an administrator corrects what is known of a model, and the finder and the page of the brand show it', {
  tag: '@both',
}, async ({ page, context, browser, request, baseURL, people, t }) => {
  const { token, ...admin } = await people.admin();
  await people.become(context, { token, ...admin });
  const tag = crypto.randomUUID().slice(0, 6);
  const [id, name, note] = [`rond-${tag}`, `Rond ${tag}`, `נעל לעקב צר ${tag}.`];
  await people.send('POST', '/api/admin/models', { id, model: modelForm('bloch', { name }) }, token);
  const source = 'https://maker.example/rond';
  const save = page.getByRole('button', { name: t('editing:save'), exact: true });
  const heel = page.getByRole('group', { name: t('models:attribute.heel'), exact: true });
  const sources = heel.getByRole('textbox');

  await test.step('finds it in the list by its brand', async () => {
    await page.goto('/admin/models');
    await page.getByRole('combobox', { name: t('catalog-editing:field.brandId'), exact: true }).selectOption('bloch');
    await expect(page).toHaveURL(/brand=bloch/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Bloch']);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name, exact: true }).click();
  });

  await test.step('is asked for the source of what is sourced', async () => {
    await expect(sources).toHaveCount(0);
    await heel.getByRole('checkbox', { name: t('models:value.heel.narrow'), exact: true }).check();
    await page
      .getByRole('group', { name: t('catalog-editing:field.note'), exact: true })
      .getByRole('textbox')
      .first()
      .fill(note);
    await save.click();
    await expect(heel.getByText(t('validation:required'))).toBeVisible();
    await expect(sources).toBeFocused();
    await sources.fill(source);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityFaults(page)).toEqual([]);
    await save.click();
    await expect(page.getByText(t('editing:allSaved'))).toBeVisible();
  });

  await test.step('the finder compares it, and a visitor without JavaScript reads it', async () => {
    const known = async () => {
      const { items } = await (await request.get('/api/models')).json();
      return items.find((model: { id: string }) => model.id === id)?.attributes.heel;
    };
    await expect.poll(known).toEqual({ values: ['narrow'], confidence: 'sourced', sources: [source] });
    await visitorSees({ browser, request, site: baseURL ?? '' }, '/brand/bloch?lang=he', note);
  });

  await test.step('and deletes it', async () => {
    await page.goto('/admin/models?brand=bloch');
    await page.getByRole('button', { name: t('catalog-editing:moreActions', { name }), exact: true }).click();
    await page.getByRole('menuitem', { name: t('catalog-editing:delete') }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: t('catalog-editing:deleteForGood') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  });
});
