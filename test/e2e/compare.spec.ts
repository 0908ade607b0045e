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
    // Those for others alone are gone, those of which nobody says it are not.
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
  });
});
