import { accessibilityFaults, expect, test } from './site.ts';

test('two models are ticked, set side by side and shared by their address; what is not known excludes none', {
  tag: '@both',
}, async ({ page, openApp, t }) => {
  await openApp('/brand/bloch');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('compareModels') })
    .click();
  await expect(page).toHaveURL(/\/compare\?brand=bloch/);
  const list = page.locator('.comparison-lists');
  const status = page.locator('.comparison-bar').getByRole('status');
  await expect(status).toHaveText(t('compare:tickTwo'));
  await list.getByRole('checkbox', { name: 'Heritage' }).check();
  await expect(status).toHaveText(t('compare:tickAnother'));
  await list.getByRole('checkbox', { name: 'Sonata' }).check();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Heritage' })).toBeVisible();
  const box = table.getByRole('row', { name: t('catalog:attribute.boxTaper') });
  await expect(box).toContainText(t('catalog:value.boxTaper.2'));
  await expect(box).toContainText(t('catalog:value.boxTaper.4'));
  await expect(table).toContainText(t('compare:different'));
  expect(await accessibilityFaults(page)).toEqual([]);

  await test.step('a filter counts, and shows apart what it is not known of', async () => {
    const filters = page.locator('.model-filters');
    const beginner = filters.getByRole('checkbox', { name: new RegExp(`^${t('catalog:value.levels.beginner')} \\(`) });
    const before = await list.getByRole('checkbox').count();
    await beginner.check();
    await expect(page).toHaveURL(/levels=beginner/);
    await expect(list.getByRole('heading', { level: 3 })).toBeVisible();
    // Those only for others are gone; those about which nothing is said are not.
    await expect(list.getByRole('checkbox', { name: 'Heritage' })).toHaveCount(0);
    await expect(list.getByRole('checkbox', { name: 'Grace' })).toBeVisible();
    expect(await list.getByRole('checkbox').count()).toBeLessThan(before);
  });

  await test.step('its address shows the same to others', async () => {
    const address = page.url();
    await page.goto('/');
    await page.goto(address);
    await expect(table.getByRole('columnheader', { name: 'Sonata' })).toBeVisible();
    await table.getByRole('button', { name: t('compare:removeModel', { name: 'Sonata' }) }).click();
    await expect(table).toHaveCount(0);
    await expect(page).not.toHaveURL(/sonata/);
    await expect(status).toBeFocused();
  });
});

test('three models are the most; the browser’s way back leads from the comparison to the choice', {
  tag: '@both',
}, async ({ page, openApp, t }) => {
  await openApp('/compare?brand=bloch');
  const list = page.locator('.comparison-lists');
  const status = page.locator('.comparison-bar').getByRole('status');
  const table = page.getByRole('table');
  const remove = (name: string) =>
    table.getByRole('button', { name: t('compare:removeModel', { name }), exact: true }).click();
  for (const name of ['Heritage', 'Sonata', 'Grace']) await list.getByRole('checkbox', { name }).check();
  await expect(status).toHaveText(t('compare:full'));
  await expect(list.getByRole('checkbox', { name: 'Eurostretch' })).toBeDisabled();
  await remove('Grace');
  await expect(page.getByRole('heading', { level: 2, name: t('compare:comparedTitle') })).toBeFocused();
  await expect(list.getByRole('checkbox', { name: 'Eurostretch' })).toBeEnabled();
  await page.goBack();
  await expect(table).toHaveCount(0);
  await expect(list.getByRole('checkbox', { name: 'Heritage' })).toBeChecked();
  await page.goForward();
  await expect(table.getByRole('columnheader', { name: 'Sonata' })).toBeVisible();
});

test('a link with a model that is listed no more says so; names stay whole on a small phone, and print is dark on white', async ({
  page,
  openApp,
  t,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openApp('/compare?brand=bloch#models=bloch-heritage.bloch-sold-out.bloch-eurostretch.bloch-sonata');
  await expect(page.getByText(t('compare:notAllListed'))).toBeVisible();
  const names = page.locator('.compared-name bdi');
  await expect(names).toContainText(['Heritage', 'Eurostretch', 'Sonata']);
  /** The words of names that are broken within. */
  const broken = await names.evaluateAll((all) =>
    all.flatMap(({ firstChild, textContent }) => {
      const range = document.createRange();
      return [...textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        if (firstChild) range.setStart(firstChild, index);
        if (firstChild) range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length === 1 ? [] : word;
      });
    }),
  );
  expect(broken).toEqual([]);
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('.compared-name').first()).toBeVisible();
  for (const part of ['.page-head', '.comparison-choice', '.comparison-bar', '.site-footer'])
    await expect(page.locator(part)).toBeHidden();
  await expect(page.locator('.compared-part').first()).toHaveCSS('color', 'rgb(43, 29, 34)');
});
