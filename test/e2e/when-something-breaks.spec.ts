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

test('the English words are those of the specification [S-078, S-079]', () => {
  const t = textIn('en');
  expect(`${t('errorTitle')} ${t('errorText')}`).toBe(
    'Something went wrong. We encountered an unexpected error. Please try refreshing the page.',
  );
  expect([t('refreshPage'), t('tryAgain')]).toEqual(['Refresh Page', 'Try Again']);
});
