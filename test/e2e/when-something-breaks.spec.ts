import { expect, test, textIn } from './site.ts';

test.use({ expectedConsole: [/./] });

test('an unforeseen error shows its screen; Try Again draws the page anew [S-078, S-079, S-173]', async ({
  page,
  openApp,
  t,
}) => {
  await openApp('/');
  let broken = true;
  await page.route(/assets\/products-page.*\.js/, (route) => (broken ? route.abort() : route.continue()));
  await page
    .locator('.hero')
    .getByRole('link', { name: t('home:heroAction') })
    .click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('errorTitle'));
  await expect(alert).toContainText(t('errorText'));
  await expect(alert.getByRole('button', { name: t('refreshPage') })).toBeVisible();
  broken = false;
  await alert.getByRole('button', { name: t('tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog:productsTitle'));
});

test('the English words are those of the specification [S-078, S-079]', () => {
  const t = textIn('en');
  expect(`${t('errorTitle')} ${t('errorText')}`).toBe(
    'Something went wrong. We encountered an unexpected error. Please try refreshing the page.',
  );
  expect([t('refreshPage'), t('tryAgain')]).toEqual(['Refresh Page', 'Try Again']);
});
