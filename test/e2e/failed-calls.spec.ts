import type { Page, Route } from '@playwright/test';
import { expect, test } from './site.ts';

/** A server that breaks down answers without a text of ours. The browser notes each such reply. */
test.use({ expectedConsole: [/status of (400|500)|ERR_FAILED|AbortSignal\.any/] });

const breaksDown = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '' }));
const answers = (body: unknown) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(body) });
const user = { id: '11111111-1111-4111-8111-111111111111', username: 'Maya', isAdmin: false };
const token = () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + 3600 })}.signature`;
};

test.beforeEach(async ({ page }) => {
  await page.route('**/auth/verify', answers({ valid: true, user }));
});

const fillSignUp = async (page: Page, t: (key: string) => string) => {
  await page.getByRole('textbox', { name: t('auth:username'), exact: true }).fill('Maya');
  await page.getByRole('textbox', { name: t('auth:email'), exact: true }).fill('maya@dance.example');
  for (const key of ['auth:password', 'auth:confirmPassword'])
    await page.getByLabel(t(key), { exact: true }).fill('Grand-jete-at-noon!');
  await page.getByRole('button', { name: t('auth:signUpAction'), exact: true }).click();
};

test('a form says why nothing was sent, and keeps what was typed', { tag: '@desktop' }, async ({
  page,
  openApp,
  language,
  t,
}) => {
  const alert = page.getByRole('alert');
  const says = async (text: string, english: string) => {
    await expect(alert.getByText(text)).toBeVisible();
    if (language === 'en') expect(text).toBe(english);
  };
  await test.step('an account that cannot be made [S-243]', async () => {
    await breaksDown(page, '/auth/signup');
    await openApp('/signup');
    await fillSignUp(page, t);
    await says(t('auth:signUpFailed'), 'Error creating account. Please try again.');
    await expect(page.getByRole('textbox', { name: t('auth:email'), exact: true })).toHaveValue('maya@dance.example');
  });
  await test.step('a log-in that the server does not explain [S-236]', async () => {
    await breaksDown(page, '/auth/login');
    await openApp('/login');
    await page.getByRole('textbox', { name: t('auth:usernameOrEmail'), exact: true }).fill('Maya');
    await page.getByLabel(t('auth:password'), { exact: true }).fill('Grand-jete-at-noon!');
    await page.getByRole('button', { name: t('auth:loginAction'), exact: true }).click();
    await says(t('requestFailed'), 'Request failed');
  });
  await test.step('an answer without a token, to a log-in and to a sign-up [S-237]', async () => {
    await page.route('**/auth/login', answers({}));
    // Other content: the same at once would be a double click.
    await page.getByLabel(t('auth:password'), { exact: true }).fill('Petit-jete-at-noon!');
    await page.getByRole('button', { name: t('auth:loginAction'), exact: true }).click();
    await says(t('invalidResponse'), 'Invalid response');
    await page.route('**/auth/signup', answers({ requiresVerification: false }));
    await openApp('/signup');
    await fillSignUp(page, t);
    await says(t('invalidResponse'), 'Invalid response');
  });
  await test.step('a log-in whose security check could not be carried out [S-185]', async () => {
    await page.route('**/auth/bot-check', (route) => route.fulfill({ status: 400, body: '' }));
    await openApp('/login');
    await page.getByRole('textbox', { name: t('auth:usernameOrEmail'), exact: true }).fill('Maya');
    await page.getByLabel(t('auth:password'), { exact: true }).fill('Grand-jete-at-noon!');
    await page.getByRole('button', { name: t('auth:loginAction'), exact: true }).click();
    await says(t('validation:botCheckRequired'), 'Please complete the security verification');
    await page.unroute('**/auth/bot-check');
  });
  await test.step('a log-in whose security check reaches nobody', async () => {
    await page.route('**/auth/bot-check', (route) => route.abort('failed'));
    await openApp('/login');
    await page.getByRole('textbox', { name: t('auth:usernameOrEmail'), exact: true }).fill('Maya');
    await page.getByLabel(t('auth:password'), { exact: true }).fill('Grand-jete-at-noon!');
    await page.getByRole('button', { name: t('auth:loginAction'), exact: true }).click();
    await says(t('form:noConnection'), 'You are offline. Please try again when you are back online.');
    await page.unroute('**/auth/bot-check');
  });
  await test.step('a reset that cannot be asked for [S-247]', async () => {
    await breaksDown(page, '/auth/request-password-reset');
    await openApp('/request-password-reset');
    await page.getByRole('textbox', { name: t('auth:email'), exact: true }).fill('maya@dance.example');
    await page.getByRole('button', { name: t('auth:requestResetAction'), exact: true }).click();
    await says(t('auth:requestResetFailed'), 'Failed to send reset instructions. Please try again.');
  });
  await test.step('a reset with a code that nobody was sent [S-248]', async () => {
    await openApp('/reset-password');
    await page
      .getByRole('textbox', { name: t('auth:email'), exact: true })
      .fill(`${crypto.randomUUID()}@dance.example`);
    await page.getByLabel(t('auth:resetCode'), { exact: true }).fill('123456');
    for (const key of ['auth:newPassword', 'auth:confirmPassword'])
      await page.getByLabel(t(key), { exact: true }).fill('Grand-jete-at-noon!');
    await page.getByRole('button', { name: t('auth:resetPasswordAction'), exact: true }).click();
    await says(t('errors:resetLinkInvalid'), 'Invalid or expired reset link. Please request a new one.');
  });
  await test.step('a fault of the page itself, here in a browser too old for it [S-236]', async () => {
    await page.evaluate(() => Reflect.deleteProperty(AbortSignal, 'any'));
    const code = page.getByLabel(t('auth:resetCode'), { exact: true });
    await code.fill('654321');
    await page.getByRole('button', { name: t('auth:resetPasswordAction'), exact: true }).click();
    await says(t('unknownError'), 'Unknown error occurred');
    await expect(code).toHaveValue('654321');
  });
});

test('a sign-up that needs no code is inside at once [S-158]', { tag: '@desktop' }, async ({ page, openApp, t }) => {
  const session = { token: token(), user };
  await page.route('**/auth/signup', answers({ requiresVerification: false, ...session }));
  await openApp('/signup?returnTo=%2Fproducts');
  await fillSignUp(page, t);
  await expect(page).toHaveURL(/\/products$/);
  expect(await page.evaluate(() => localStorage.token)).toBe(session.token);
  await expect(page.getByText(t('auth:confirmTitle'))).toHaveCount(0);
});

test('a code is sent again when the countdown is over, and not before; what fails is said [S-084, S-174, S-245, S-246]', {
  tag: '@desktop',
}, async ({ page, openApp, language, t }) => {
  await page.clock.install();
  const challenge = { challenge: 'email', challengeId: 'c'.repeat(43), resendAfter: 60, expiresIn: 600 };
  await page.route('**/auth/login', answers(challenge));
  let sent = 0;
  await page.route('**/auth/two-factor/resend', (route) => {
    sent += 1;
    return answers({ resendAfter: 60 })(route);
  });
  await openApp('/login');
  await page.getByRole('textbox', { name: t('auth:usernameOrEmail'), exact: true }).fill('Maya');
  await page.getByLabel(t('auth:password'), { exact: true }).fill('Grand-jete-at-noon!');
  await page.getByRole('button', { name: t('auth:loginAction'), exact: true }).click();
  const waiting = page.getByRole('button', { name: /0:[0-5]\d|1:00/ });
  await expect(waiting).toBeDisabled();
  const before = await waiting.textContent();
  await page.clock.runFor(2_000);
  await expect(waiting).toBeDisabled();
  expect(await waiting.textContent()).not.toBe(before);
  await page.clock.runFor(60_000);
  const again = page.getByRole('button', { name: t('form:resendCode'), exact: true });
  await expect(again).toBeEnabled();
  await again.click();
  await expect(page.getByText(t('form:codeResent'))).toBeVisible();
  await expect(waiting).toBeDisabled();
  expect(sent).toBe(1);
  const fails = async (path: string, act: () => Promise<void>, text: string, english: string) => {
    await breaksDown(page, path);
    await act();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    if (language === 'en') expect(text).toBe(english);
  };
  await page.clock.runFor(61_000);
  await fails('/auth/two-factor/resend', () => again.click(), t('auth:resendFailed'), 'Failed to resend code');
  const code = page.getByLabel(t('form:code'), { exact: true });
  await fails(
    '/auth/two-factor',
    () => code.fill('123456'),
    t('auth:verificationFailed'),
    'Verification failed. Please try again.',
  );
});

test('an account that cannot be loaded leaves its title and the way to try again, clear of the edges', async ({
  page,
  context,
  people,
  t,
}) => {
  const person = await people.newUser();
  await people.become(context, await people.logIn(person));
  await page.unroute('**/auth/verify');
  let isBroken = true;
  await page.route('**/api/account', (route) =>
    isBroken ? route.fulfill({ status: 400, contentType: 'text/html', body: '' }) : route.continue(),
  );
  await page.goto('/account');
  const again = page.getByRole('alert').getByRole('button', { name: t('tryAgain') });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:eyebrow'));
  const { x = 0, width = 0 } = (await again.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(16);
  expect(x + width).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) - 16);
  isBroken = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.username);
});
