import { expect, test } from './site.ts';

// The widget's address is not allowed on this stage, as it is blocked in some networks; the browser notes it.
test.use({
  expectedConsole: [/status of 400|Content Security Policy|Trusted ?Types?|trusted-types|TrustedScriptURL|policy/i],
});

test('logs in by a proof of work where the widget of the stage cannot load [Q-058]', async ({
  page,
  openApp,
  people,
  t,
}) => {
  const person = await people.newUser();
  let asked = 0;
  await page.route('**/api/config/site', async (route) => {
    const response = await route.fetch();
    asked += 1;
    const botCheck = { provider: 'turnstile', siteKey: 'site-key', off: [] };
    await route.fulfill({ response, json: { ...(await response.json()), botCheck } });
  });
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  await openApp('/login');
  await page.getByRole('textbox', { name: t('auth:usernameOrEmail'), exact: true }).fill(person.username);
  await page.getByLabel(t('auth:password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t('auth:loginAction'), exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(asked).toBeGreaterThan(0);
});

test('a proof that the server cannot check is followed by another, without a word', { tag: '@desktop' }, async ({
  page,
  openApp,
  people,
  t,
}) => {
  const person = await people.newUser();
  const proofs: string[] = [];
  await page.route('**/auth/login', async (route) => {
    proofs.push(route.request().postDataJSON().turnstileToken);
    if (proofs.length > 1) return route.continue();
    const refused = { error: t('errors:botCheckFailed'), code: 'botCheckFailed', requestId: 'request-1' };
    return route.fulfill({ status: 400, json: refused });
  });
  await openApp('/login');
  await page.getByRole('textbox', { name: t('auth:usernameOrEmail'), exact: true }).fill(person.username);
  await page.getByLabel(t('auth:password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t('auth:loginAction'), exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(new Set(proofs).size).toBe(2);
});

test('where settings close the sign-up and switch the check of log-ins off, the pages say so and ask for none', async ({
  page,
  openApp,
  t,
}) => {
  await page.route('**/api/config/site', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    const accounts = { ...config.accounts, signUpsOpen: false };
    const botCheck = { ...config.botCheck, off: ['login'] };
    await route.fulfill({ response, json: { ...config, accounts, botCheck } });
  });
  const puzzles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/bot-check')) puzzles.push(request.url());
  });
  await openApp('/signup');
  await expect(page.getByText(t('auth:signUpsClosed'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);

  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth:haveAccountAction'), exact: true })
    .click();
  await page.getByRole('textbox', { name: t('auth:usernameOrEmail'), exact: true }).fill('nobody');
  await page.getByLabel(t('auth:password'), { exact: true }).fill('Nothing-at-noon!');
  const sent = page.waitForRequest((request) => request.url().endsWith('/auth/login'));
  await page.getByRole('button', { name: t('auth:loginAction'), exact: true }).click();
  // The server of these journeys still asks for the check: only what the page does is seen here.
  expect((await sent).postDataJSON().turnstileToken).toBe('pending');
  expect(puzzles.length).toBeLessThanOrEqual(1);
});
