import { Secret, TOTP } from 'otpauth';
import { accessibilityFaults, expect, test } from './site.ts';

const halfMinute = 30_000;

/**
 * The pool takes each code of an authenticator once, and allows one half minute before and after the present one. The
 * oldest that will still be taken comes first; the one before only while there is time left to type it.
 */
const authenticator = (key: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) });
  const used = new Set<number>();
  const unused = (): number | undefined => {
    const present = Math.floor(Date.now() / halfMinute);
    const hasTime = Date.now() % halfMinute < 20_000;
    return [...(hasTime ? [present - 1] : []), present, present + 1].find((each) => !used.has(each));
  };
  return async (): Promise<string> => {
    let step: number | undefined;
    // A fast machine needs more codes than a minute has, and waits for the next half minute as a person would.
    await expect.poll(() => (step = unused()), { timeout: 60_000 }).toBeDefined();
    const taken = step ?? 0;
    used.add(taken);
    return totp.generate({ timestamp: taken * halfMinute });
  };
};

// A wrong password, and a session that was ended elsewhere, are answered 401, a wrong code 400; the browser notes both.
test.use({ expectedConsole: [/status of 40[013]/] });

test('signs up in English, sets up an authenticator with the mouse, and logs in with its code by keyboard', {
  tag: '@desktop',
}, async ({ page, openApp, people, t }) => {
  const person = people.newPerson();
  const textbox = (key: string) => page.getByRole('textbox', { name: t(key), exact: true });
  const password = () => page.getByLabel(t('auth:password'), { exact: true });
  const confirmation = () => page.getByLabel(t('auth:confirmPassword'), { exact: true });
  const code = () => page.getByLabel(t('form:code'), { exact: true });
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  /** Beside the fields, in their order. */
  const faults = (english: string[]) => expect(page.locator('.form-error')).toHaveText(english);

  await test.step('finds the fields of a dancer, and as a child a word about pointe work [S-116, S-117, Q-038]', async () => {
    await openApp('/signup');
    const genders = page.getByLabel(t('profile:gender'), { exact: true }).locator('option');
    await expect(genders).toHaveText([t('profile:genderNone'), 'Female', 'Male', 'Other']);
    const birthDate = page.getByLabel(t('profile:birthDate'), { exact: true });
    const child = page.getByRole('status').getByText(t('profile:ageNotes.child'));
    await birthDate.fill(`${new Date().getFullYear() - 8}-01-01`);
    await expect(child).toBeVisible();
    await birthDate.fill('');
    await expect(child).toHaveCount(0);
  });

  await test.step('is told at each field what is wrong with it [S-176, S-181, S-188, S-189]', async () => {
    await textbox('auth:username').fill(`1${person.username}`);
    await textbox('auth:email').fill(person.email);
    await password().fill('a!');
    await confirmation().fill('a!');
    await textbox('profile:phone').fill('call me');
    await textbox('profile:location').fill('x'.repeat(100));
    await press('auth:signUpAction');
    await faults([
      'Must start with a letter',
      'Must be at least 8 characters',
      'Invalid phone number format',
      'Must be no more than 99 characters',
    ]);
  });

  await test.step('and that the passwords differ [S-180]', async () => {
    await textbox('auth:username').fill(person.username);
    await password().fill(person.password);
    await textbox('profile:phone').fill('');
    await textbox('profile:location').fill('');
    await press('auth:signUpAction');
    await faults(['Passwords do not match']);
  });

  await test.step('is told that a code has six digits [S-184], and is inside after the right one', async () => {
    await confirmation().fill(person.password);
    await press('auth:signUpAction');
    await expect(page.getByRole('heading', { name: t('auth:confirmTitle') })).toBeVisible();
    // Another address: nothing else is asked again, and one's own name is not taken.
    await press('auth:confirmOther');
    await expect(textbox('auth:username')).toHaveValue(person.username);
    await expect(textbox('auth:email')).toHaveValue('');
    await textbox('auth:email').fill(person.email);
    await press('auth:signUpAction');
    await expect(page.getByRole('heading', { name: t('auth:confirmTitle') })).toBeVisible();
    await code().fill('12345');
    await press('auth:confirmAction');
    await faults(['Please enter a valid 6-digit code']);
    await code().fill((await people.mailedCode(person.email)) ?? '');
    await expect(page).toHaveURL(/\/tips$/);
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '')).toMatchObject({
      username: person.username,
    });
  });

  let nextCode = async () => '';
  await test.step('sets up an authenticator app on the telephone beside the screen', async () => {
    await page.goto('/account');
    await press('account:totpChoiceAction');
    const factor = page.getByRole('region', { name: t('account:factorTitle') });
    await factor.locator('input[type=password]').fill(person.password);
    await press('account:gates.totp.action');
    await expect(page.getByRole('img', { name: t('account:totpCodeLabel') })).toBeVisible();
    await expect(factor.getByRole('link', { name: t('account:openInApp') })).toBeHidden();
    expect(await accessibilityFaults(page)).toEqual([]);
    nextCode = authenticator((await factor.locator('code').textContent()) ?? '');
    await code().fill(await nextCode());
    await expect(page.getByText(t('account:recoveryTitle'))).toBeVisible();
    await press('account:codesKept');
    await expect(page.getByText(t('account:totpIsOn'))).toBeVisible();
  });

  await test.step('logs in with its code', async () => {
    await page.evaluate(() => localStorage.clear());
    await openApp('/login');
    await textbox('auth:usernameOrEmail').fill(person.username);
    await page.keyboard.press('Tab');
    await expect(password()).toBeFocused();
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('auth:codeFromApp'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await code().fill(await nextCode());
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

// One long evening with an account, as one person lives through it.
test('signs up, confirms, logs in, sets up an authenticator, resets the password, is still asked for the code, is thrown out [S-009, S-053]', async ({
  page,
  context,
  openApp,
  people,
  t,
}) => {
  const person = people.newPerson();
  const textbox = (key: string) => page.getByRole('textbox', { name: t(key), exact: true });
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  const code = () => page.getByLabel(t('form:code'), { exact: true });
  const logIn = async (password: string) => {
    await textbox('auth:usernameOrEmail').fill(person.username);
    await page.getByLabel(t('auth:password'), { exact: true }).fill(password);
    await press('auth:loginAction');
  };

  const mailedLink = async () => {
    const [mail] = await people.mails(person.email);
    return (/href="([^"]+)"/.exec(mail?.html ?? '')?.[1] ?? '').replaceAll('&amp;', '&');
  };

  await test.step('signs up, and the step for the code survives a reload [S-017, S-157, Q-007]', async () => {
    await openApp('/signup');
    await textbox('auth:username').fill(person.username);
    await textbox('auth:email').fill(person.email);
    for (const key of ['auth:password', 'auth:confirmPassword']) {
      await page.getByLabel(t(key), { exact: true }).fill(person.password);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await press('auth:signUpAction');
    await expect(page.getByRole('heading', { name: t('auth:confirmTitle') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: t('auth:confirmTitle') })).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('comes to that step by the link of the mail as well, on a device that knows nothing of it', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto(await mailedLink());
    await expect(page.getByRole('heading', { name: t('auth:confirmTitle') })).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page).not.toHaveURL(/userId=/);
    // A user who has already confirmed it finds the way on.
    const aside = page.locator('.form-aside').filter({ hasText: t('auth:confirmedAlready') });
    await expect(aside.getByRole('link')).toHaveAttribute('href', /^\/login/);
    // The code alone is not enough here: the sign-up may be that of a stranger who knows the address.
    await code().fill((await people.mailedCode(person.email)) ?? '');
    await page.getByLabel(t('auth:password'), { exact: true }).fill('of-somebody-else!');
    await press('auth:confirmAction');
    await expect(page.getByText(t('errors:invalidCredentials'))).toBeVisible();
  });

  await test.step('has closed that page, and logs in, after one wrong password: one press leads to the code [S-016, S-119, S-154, S-242]', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await logIn('not-the-password!');
    await expect(page.getByText(t('errors:invalidCredentials'))).toBeVisible();
    await expect(textbox('auth:usernameOrEmail')).toHaveValue(person.username);
    await logIn(person.password);
    await expect(page.getByText(t('errors:accountUnconfirmed'))).toBeVisible();
    await press('auth:enterCode');
    await expect(page.getByRole('heading', { name: t('auth:confirmTitle') })).toBeVisible();
    await code().fill((await people.mailedCode(person.email)) ?? '');
    await expect(page).toHaveURL(/:\d+\/$/);
    const kept = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
    expect(kept[0]).toMatch(/^ey/);
    expect(JSON.parse(kept[1] ?? '')).toEqual({ id: expect.any(String), username: person.username, isAdmin: false });
    await expect(page.getByText(person.username).first()).toBeAttached();
  });

  await test.step('finds the time zone of the device in the account, and chooses another [Q-037]', async () => {
    await page.goto('/account');
    const zone = page.getByLabel(t('account:timeZone'), { exact: true });
    await expect(zone).toHaveValue(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
    await zone.selectOption('Asia/Tokyo');
    await press('account:save');
    await expect(page.getByText(t('account:saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(zone).toHaveValue('Asia/Tokyo');
  });

  let nextCode = async () => '';
  let recoveryCode = '';
  await test.step('sets up an authenticator app', async () => {
    await page.goto('/account');
    await press('account:totpChoiceAction');
    const factor = page.getByRole('region', { name: t('account:factorTitle') });
    await factor.locator('input[type=password]').fill(person.password);
    await press('account:gates.totp.action');
    await expect(page.getByRole('img', { name: t('account:totpCodeLabel') })).toBeVisible();
    const key = (await factor.locator('code').textContent()) ?? '';
    nextCode = authenticator(key);
    // The phone that shows the code cannot scan it.
    const inApp = factor.getByRole('link', { name: t('account:openInApp') });
    await expect(inApp).toBeVisible();
    await expect(inApp).toHaveAttribute('href', new RegExp(`^otpauth://.*${key.replaceAll(/\s/g, '')}`));
    expect(await accessibilityFaults(page)).toEqual([]);
    await code().fill(await nextCode());
    await expect(page.getByText(t('account:recoveryTitle'))).toBeVisible();
    recoveryCode = (await factor.locator('code').first().textContent()) ?? '';
    await press('account:codesKept');
    await expect(page.getByText(t('account:totpIsOn'))).toBeVisible();
  });

  await test.step('logs out and in again with a code of the app, whose step survives a reload [Q-007]', async () => {
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await openApp('/login');
    await logIn(person.password);
    await expect(page.getByText(t('auth:codeFromApp'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('auth:codeFromApp'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await code().fill(await nextCode());
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  await test.step('makes new recovery codes, which takes the password and a code of the app', async () => {
    await page.goto('/account');
    const factor = page.getByRole('region', { name: t('account:factorTitle') });
    await press('account:renewCodes');
    await factor.locator('input[type=password]').fill(person.password);
    await press('account:gates.codes.action');
    await expect(factor.getByRole('heading', { name: t('account:proofTitle') })).toBeVisible();
    await expect(factor.getByText(t('account:proofFromApp'))).toBeVisible();
    await code().fill('000000');
    await expect(factor.getByText(t('errors:codeInvalid'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press('account:useRecoveryCode');
    await factor.getByLabel(t('account:recoveryCode'), { exact: true }).fill(recoveryCode);
    await press('account:gates.codes.action');
    await expect(page.getByText(t('account:recoveryTitle'))).toBeVisible();
    recoveryCode = (await factor.locator('code').first().textContent()) ?? '';
    await press('account:codesKept');
    await expect(page.getByText(t('account:codesRenewed'))).toBeVisible();
  });

  const next = 'Another-grand-jete!';
  await test.step('resets the password with the link from the mail [S-024, S-025, S-249]', async () => {
    await page.evaluate(() => localStorage.clear());
    await openApp('/request-password-reset');
    await textbox('auth:email').fill(person.email);
    await press('auth:requestResetAction');
    await expect(page.getByText(t('auth:requestResetDone'))).toBeVisible();
    await page.goto(await mailedLink());
    // The code stands in no address that could be looked at or passed on, and the fields are filled in without a touch.
    await expect(page).not.toHaveURL(/code=/, { timeout: 3_000 });
    await expect(textbox('auth:email')).toHaveValue(person.email);
    await page.getByLabel(t('auth:newPassword'), { exact: true }).fill(next);
    await page.getByLabel(t('auth:confirmPassword'), { exact: true }).fill(next);
    expect(await accessibilityFaults(page)).toEqual([]);
    await press('auth:resetPasswordAction');
    await expect(page.getByText(t('auth:notices.passwordChanged'))).toBeVisible();
  });

  await test.step('is still asked for the second step', async () => {
    await logIn(next);
    await expect(page.getByText(t('auth:codeFromApp'))).toBeVisible();
    await code().fill(await nextCode());
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  await test.step('ends this session in another tab, and is thrown out here [Q-002]', async () => {
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/account');
    const { token } = await other.evaluate(() => ({ token: localStorage.getItem('token') ?? '' }));
    const { items } = await people.send<{ items: { id: string; current: boolean }[] }>(
      'GET',
      '/api/account/devices',
      undefined,
      token,
    );
    const own = items.find(({ current }) => current);
    await people.send('DELETE', `/api/account/devices/${own?.id}`, undefined, token);
    await other.close();
    // It may have noticed already, when it came to the front again.
    await page.reload();
    await expect(page).toHaveURL(/\/login\?.*reason=session_expired/);
    await expect(page.getByText(t('auth:notices.sessionExpired'))).toBeVisible();
  });

  await test.step('logs in with a recovery code, and is told what has become of the app', async () => {
    await logIn(next);
    await press('auth:useRecoveryCode');
    await textbox('auth:recoveryCode').fill(recoveryCode);
    await page.getByLabel(t('auth:password'), { exact: true }).fill(next);
    await press('auth:recoveryAction');
    await expect(page).toHaveURL(/\/account#two-factor$/);
    await expect(page.getByText(t('account:appRemoved'))).toBeVisible();
  });

  await test.step('deletes the account with a code, and is told that it is gone', async () => {
    await page.getByText(t('account:deleteOpen'), { exact: true }).click();
    const form = page.getByRole('form', { name: t('account:deleteTitle') });
    await form.getByLabel(t('account:password'), { exact: true }).fill(next);
    await form.getByLabel(t('account:deleteCertain')).check();
    await form.getByRole('button', { name: t('account:deleteAction') }).click();
    // Codes by mail have taken the place of the app.
    await expect(page.getByRole('heading', { name: t('account:proofTitle') })).toBeVisible();
    await code().fill((await people.mailedCode(person.email)) ?? '');
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('status').getByText(t('accountDeleted'))).toBeVisible();
  });
});

test('an account without a time zone is offered the device’s, which another change keeps [Q-037]', {
  tag: '@desktop',
}, async ({ page, context, people, t }) => {
  const session = await people.logIn(await people.newUser());
  const zoneOf = async () =>
    (await people.send<{ timeZone?: string }>('GET', '/api/account', undefined, session.token)).timeZone;
  expect(await zoneOf()).toBeUndefined();
  await people.become(context, session);
  await page.goto('/account');
  const own = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(page.getByLabel(t('account:timeZone'), { exact: true })).toHaveValue(own);
  await page.getByLabel(t('profile:phone'), { exact: true }).fill('+33 1 44 55 66 77');
  await page.getByRole('button', { name: t('account:save'), exact: true }).click();
  await expect(page.getByText(t('account:saved'), { exact: true })).toBeVisible();
  expect(await zoneOf()).toBe(own);
});
