import { expect, test, textIn } from './site.ts';

test.use({ expectedConsole: [/./] });

test('an unforeseen error shows its screen; Try Again and Refresh Page each bring the page [S-078, S-079, S-173]', async ({
  page,
  openApp,
  t,
}) => {
  let broken = true;
  await page.route(/assets\/products-page.*\.js/, (route) => (broken ? route.abort() : route.continue()));
  const alert = page.getByRole('alert');
  for (const button of ['tryAgain', 'refreshPage']) {
    broken = true;
    await openApp('/');
    await page
      .locator('.hero')
      .getByRole('link', { name: t('home:heroAction') })
      .click();
    await expect(alert).toContainText(t('errorTitle'));
    await expect(alert).toContainText(t('errorText'));
    broken = false;
    await alert.getByRole('button', { name: t(button) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog:productsTitle'));
  }
});

test('an unknown address of the administrator area says so, and draws its shoes in full', async ({
  page,
  context,
  people,
  t,
}) => {
  await people.become(context, await people.admin());
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages:notFoundTitle'));
  await expect(page.locator('.brand-card-shoe').first()).toBeVisible();
  // A fill that nothing defines is not drawn.
  const undefinedFills = await page
    .locator('main [fill^="url(#"]')
    .evaluateAll((shapes) =>
      shapes
        .map((shape) => shape.getAttribute('fill')?.slice(5, -1) ?? '')
        .filter((id) => !document.getElementById(id)),
    );
  expect(undefinedFills).toEqual([]);
  expect(await page.locator('main [fill^="url(#"]').count()).toBeGreaterThan(0);
});

test('the English words are those of the specification [S-078, S-079]', () => {
  const t = textIn('en');
  expect(`${t('errorTitle')} ${t('errorText')}`).toBe(
    'Something went wrong. We encountered an unexpected error. Please try refreshing the page.',
  );
  expect([t('refreshPage'), t('tryAgain')]).toEqual(['Refresh Page', 'Try Again']);
});
