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
    const botCheck = { provider: 'turnstile', siteKey: 'site-key' };
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
