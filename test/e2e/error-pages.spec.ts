import { expect, test, textIn } from './site.ts';

test.use({ expectedConsole: [/./] });

/** In the place of a screen's code: it draws the screen's name, or breaks. */
const screen = `
export const meta = () => ({ title: '', description: '' });
export const Component = () => {
  if (document.cookie.includes('broken')) throw new Error('unforeseen');
  return 'drawn';
};`;

test('an unforeseen error shows its screen; Try Again and Refresh Page each bring the page [S-078, S-079, S-173]', async ({
  page,
  context,
  openApp,
  t,
}) => {
  await page.route(/assets\/products-page.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: screen }),
  );
  const alert = page.getByRole('alert');
  for (const button of ['tryAgain', 'refreshPage']) {
    await openApp('/');
    await context.addCookies([{ name: 'broken', value: 'yes', url: page.url() }]);
    await page
      .locator('.hero')
      .getByRole('link', { name: t('home:heroAction') })
      .click();
    await expect(alert).toContainText(t('errorTitle'));
    await expect(alert).toContainText(t('errorText'));
    await context.clearCookies({ name: 'broken' });
    await alert.getByRole('button', { name: t(button) }).click();
    await expect(alert).toHaveCount(0);
    if (button === 'tryAgain') await expect(page.locator('main')).toHaveText('drawn');
    else await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog:productsTitle'));
  }
});

test('an empty page says that it is loading, and nothing else, until its app has come', async ({ page, t }) => {
  await page.route(/assets\/main-.*\.js/, () => {});
  await page.goto('/admin');
  await expect(page.getByRole('status')).toHaveText(t('loading'));
  await expect(page.getByText(t('errorTitle'))).toBeHidden();
  const bar = await page.locator('.shell-bar').boundingBox();
  expect(bar).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
  expect(bar?.height).toBeLessThan(80);
});

test('an unknown address of the administrator area says so, and draws its shoes in full', { tag: '@desktop' }, async ({
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
