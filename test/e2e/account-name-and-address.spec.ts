import { Secret, TOTP } from 'otpauth';
import { administrator } from '#test/support/administrator.ts';
import { accessibilityFaults, expect, test } from './site.ts';

// A wrong password is answered 400, a change without one 403; the browser notes both.
test.use({ expectedConsole: [/status of 40[03]/] });

test('changes the user name and the e-mail address after giving the password once', { tag: '@desktop' }, async ({
  page,
  context,
  openApp,
  people,
  language,
  t,
}) => {
  const person = await people.newUser({ language });
  await people.become(context, await people.logIn(person));
  await openApp('/account');
  const part = page.getByRole('region', { name: t('account:loginTitle') });
  const confirmation = page.getByRole('dialog', { name: t('form:confirmTitle') });
  const username = `etoile-${person.username}`;

  await test.step('the name, after a wrong and the right password', async () => {
    await part.getByLabel(t('account:usernameLabel'), { exact: true }).last().fill(username);
    await part.getByRole('button', { name: t('account:usernameAction') }).click();
    await confirmation.getByLabel(t('form:confirmPassword'), { exact: true }).fill('Not-the-password!');
    await confirmation.getByRole('button', { name: t('form:confirmAction') }).click();
    await expect(confirmation.getByText(t('errors:passwordWrong'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await confirmation.getByLabel(t('form:confirmPassword'), { exact: true }).fill(person.password);
    await confirmation.getByRole('button', { name: t('form:confirmAction') }).click();
    await expect(part.getByText(t('account:usernameChanged'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(username);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').username);
    expect(kept).toBe(username);
  });

  const email = `new-${person.email}`;
  await test.step('the address, proven by a code; the former one is told', async () => {
    await part.getByLabel(t('account:newEmailLabel'), { exact: true }).last().fill(email);
    await part.getByRole('button', { name: t('account:newEmailAction') }).click();
    await expect(part.getByRole('heading', { name: t('account:newEmailTitle') })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await part.getByLabel(t('form:code'), { exact: true }).fill((await people.mailedCode(email)) ?? '');
    await expect(part.getByText(t('account:newEmailDone'))).toBeVisible();
    await expect(page.getByText(email).first()).toBeVisible();
    const [notice] = await people.mails(person.email);
    expect(notice?.subject).toBe(t('emails:emailChangedSubject'));
  });

  await test.step('is asked again after a reload, and in another tab of the same session', async () => {
    const pages = [page, await context.newPage()];
    for (const tab of pages) {
      await (tab === page ? tab.reload() : tab.goto('/account'));
      const login = tab.getByRole('region', { name: t('account:loginTitle') });
      await login.getByLabel(t('account:usernameLabel'), { exact: true }).last().fill(`${username}-2`);
      await login.getByRole('button', { name: t('account:usernameAction') }).click();
      await expect(tab.getByRole('dialog', { name: t('form:confirmTitle') })).toBeVisible();
    }
    await pages[1]?.close();
  });

  await test.step('the former address gets the account back by its mail, at a press', async () => {
    const former = await people.newUser({ language });
    const { token } = await people.admin();
    const { id, email: old } = former;
    await people.confirm(token, administrator.password);
    await people.send('PATCH', `/users/update/${id}`, { email: `moved-${old}` }, token);
    const [notice] = await people.mails(old);
    const link = /http\S+undo-email-change\S+/.exec(notice?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page).toHaveURL(/undo-email-change\?lang=\w+$/);
    await expect(page.getByText(t('auth:undoEmailLead'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: t('auth:undoEmailAction') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('auth:undoEmailDone') })).toBeVisible();
    const [reset] = await people.mails(old);
    expect(reset?.subject).toBe(t('emails:passwordResetSubject'));
    await openApp('/undo-email-change');
    await expect(page.getByText(t('auth:undoEmailNoLink'))).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: t('auth:undoEmailAction') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('errors:undoLinkInvalid') })).toBeVisible();
  });

  expect((await people.logIn({ username: email, password: person.password })).user.username).toBe(username);
});

test('a proof that has run out is asked for again, and the new address is kept', async ({
  page,
  context,
  openApp,
  people,
  language,
  t,
}) => {
  const person = await people.newUser({ language });
  const session = await people.logIn(person);
  const { password } = person;
  const { secret } = await people.send<{ secret: string }>(
    'POST',
    '/auth/two-factor/totp',
    { password },
    session.token,
  );
  // Each code counts once: the last, the present and the next one.
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const codes = [-30_000, 0, 30_000].map((offset) => totp.generate({ timestamp: Date.now() + offset }));
  await people.send('POST', '/auth/two-factor/totp/confirm', { code: codes.shift() }, session.token);
  await people.become(context, session);
  await page.clock.install();
  await openApp('/account');
  const part = page.getByRole('region', { name: t('account:loginTitle') });
  const code = part.getByLabel(t('form:code'), { exact: true });
  const email = `new-${person.email}`;
  const prove = async () => {
    await part.locator('input[type=password]').fill(person.password);
    await part.getByRole('button', { name: t('account:gates.address.action') }).click();
    await expect(part.getByRole('heading', { name: t('account:proofTitle') })).toBeVisible();
    await code.fill(codes.shift() ?? '');
    await expect(part.getByRole('heading', { name: t('account:newEmailTitle') })).toBeVisible();
    await expect(part.getByText(email)).toBeVisible();
  };
  // The server answers so ten minutes later; a second mail to the address within a minute would be refused.
  const refused = { error: t('errors:factorCodeNeeded'), code: 'factorCodeNeeded', requestId: 'request-1' };
  const replies = [{ json: { resendAfter: 60 } }, { status: 403, json: refused }];
  await page.route('**/api/account/email', (route) => route.fulfill(replies.shift()), { times: replies.length });
  await part.getByLabel(t('account:newEmailLabel'), { exact: true }).last().fill(email);
  await part.getByRole('button', { name: t('account:newEmailAction') }).click();
  await prove();

  await page.clock.fastForward('02:00');
  await part.getByRole('button', { name: t('form:resendCode') }).click();
  await prove();
  await code.fill((await people.mailedCode(email)) ?? '');
  await expect(part.getByText(t('account:newEmailDone'))).toBeVisible();
});
