import { CopyObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Page } from '@playwright/test';
import { environment } from '#scripts/local/template/environment.ts';
import { openProduct } from '#test/support/product.ts';
import { accessibilityFaults, expect, hydrated, test } from './site.ts';

test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/],
});

/** The addresses of the pages that the worker has kept. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));

const mark = (page: Page) => page.locator('.stored-mark');

test('pages that were read are there without a connection, with their date, and the others say that they are not [S-013, Q-052]', {
  tag: '@both',
}, async ({ page, context, openApp, t, language }) => {
  await openApp('/glossary');
  // The first page was there before the worker.
  await expect.poll(() => keptPages(page)).toContain('/glossary');
  // The app draws this one, so no request for the page has passed the worker.
  const title = page.getByRole('heading', { level: 1 });
  const former = (await title.textContent()) ?? '';
  await page.locator('.footer-brands a[href="/brand/bloch"]').click();
  await expect(page).toHaveURL(/\/brand\/bloch$/);
  await expect(title).not.toHaveText(former);
  await expect.poll(() => keptPages(page)).toContain('/brand/bloch');
  const heading = await title.textContent();
  await context.setOffline(true);

  await test.step('a page and its app, without a reload of anything by itself', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    // The line has come with the page, and its styles with it.
    expect(
      await mark(page).evaluate((line) => [
        document.documentElement.dataset.hydrated,
        getComputedStyle(line).paddingTop,
        line.querySelector('time')?.textContent?.includes(`${new Date().getFullYear()}`),
      ]),
    ).toEqual([undefined, '10px', true]);
    await hydrated(page);
    await expect(mark(page)).toContainText(t('offline:stored', { date: '|' }).split('|')[0] ?? '');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('the chat, which was never opened, opens and says that nobody can be reached', async () => {
    await page.getByRole('button', { name: t('openChat') }).click();
    const panel = page.getByRole('dialog', { name: t('aiChat:title') });
    await panel.getByRole('textbox').fill('Who founded Freed of London?');
    await panel.getByRole('textbox').press('Enter');
    await expect(panel.getByRole('log')).toContainText(t('aiChat:offline'));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('the newsletter, whose form was never touched, says that nobody can be reached', async () => {
    const form = page.locator('.newsletter-form');
    await form.getByRole('textbox').fill('dancer@example.com');
    await form.locator('[type=submit]').click();
    await expect(form.getByRole('alert')).toContainText(/./);
    await expect(form.getByRole('textbox')).toHaveValue('dancer@example.com');
  });

  await test.step('the search, and the page that it leads to', async () => {
    await page.goto('/glossary');
    await hydrated(page);
    await page.locator('.search-input').first().focus();
    await page.locator('input[role=combobox]').first().fill('bloch');
    const brand = page.getByRole('option').filter({ hasText: t('typeBrand') });
    await brand.first().click();
    await expect(page).toHaveURL(/\/brand\/bloch/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect(mark(page)).toBeVisible();
  });

  await test.step('a page that was never read says so in the reader’s language, and leads to those that were', async () => {
    await page.goto('/accessibility');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline:pageTitle'));
    await page.evaluate(() => localStorage.setItem('outbox', JSON.stringify({ '': { waiting: 1, stuck: 1 } })));
    await page.reload();
    await expect(page.locator('.network-indicator')).toHaveText(
      [t('network:offline'), t('network:waiting', { number: 2 })].join(' · '),
    );
    await page.evaluate(() => localStorage.removeItem('outbox'));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: t('glossary') }).click();
    await expect(page).toHaveURL(/\/glossary$/);
    await expect(page.locator('#shank')).toBeAttached();
  });

  await test.step('a screen that is kept nowhere says that it needs a connection', async () => {
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline:screenTitle'));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('the connection comes back', async () => {
    const unread = await context.newPage();
    await unread.goto('/accessibility');
    const heading = unread.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('offline:pageTitle'));
    await page.bringToFront();
    await page.goto('/glossary');
    await hydrated(page);
    await expect(mark(page)).toBeVisible();
    await context.setOffline(false);
    // The site has nothing newer.
    await expect(mark(page)).toHaveCount(0);
    await unread.bringToFront();
    // It asks by itself, but the person reading may be quicker.
    await expect(async () => {
      const again = unread.getByRole('link', { name: t('tryAgain') });
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(heading).not.toHaveText(t('offline:pageTitle'), { timeout: 3_000 });
    }).toPass();
    await hydrated(unread);
    await expect(mark(unread)).toHaveCount(0);
  });
});

test('the assistant answers without a connection from what was kept when its chat was opened [S-013]', {
  tag: '@both',
}, async ({ page, context, openApp, t, language }) => {
  await openApp('/glossary');
  await expect.poll(() => keptPages(page)).toContain('/glossary');
  const panel = page.getByRole('dialog', { name: t('aiChat:title') });
  const opener = page.getByRole('button', { name: t('openChat') });
  const kept = () =>
    page.evaluate(async () => {
      const [reads, files] = await Promise.all(['reads', 'used-files'].map((name) => caches.open(name)));
      return [...((await reads?.keys()) ?? []), ...((await files?.keys()) ?? [])].map(({ url }) => url).join();
    });
  await opener.click();
  await expect(panel.getByRole('textbox')).toBeFocused();
  await expect.poll(kept).toMatch(new RegExp(`/api/ai/knowledge/${language}.*/assets/kept-answers-`));
  await context.setOffline(true);

  const mark = panel.getByText(t('aiChat:fromDevice', { date: '|' }).split('|')[0] ?? '');
  const ask = async (question: string) => {
    await panel.getByRole('textbox').fill(question);
    await panel.getByRole('button', { name: t('aiChat:send') }).click();
  };
  const question = language === 'he' ? 'מי ייסד את Freed of London?' : 'Who founded Freed of London?';

  await test.step('in the tab in which it was opened', async () => {
    await ask(question);
    await expect(panel.getByRole('log')).toContainText('1929');
    await expect(mark).toBeVisible();
    await expect(panel.getByRole('button', { name: t('aiChat:copy'), exact: true })).toBeVisible();
    await expect(panel.getByRole('group', { name: t('aiChat:didItHelp') })).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('after the page was loaded again, and pain gets its warning first', async () => {
    await page.reload();
    await hydrated(page);
    await opener.click();
    await ask(language === 'he' ? 'כואבות לי האצבעות' : 'my toes hurt');
    await expect(mark).toHaveCount(2);
    await expect(panel.locator('.chat-exchange').last()).toContainText(t('assistant:pain'));
  });

  await test.step('nothing is missing when the connection is back', async () => {
    await context.setOffline(false);
    await expect(page.locator('.network-banner')).toHaveText(t('network:onlineBanner'));
    await expect(page.locator('.network-banner')).toBeEmpty();
    await expect(page.locator('.missing-code')).toHaveCount(0);
  });
});

test('the tips are there without a connection for whoever is logged in, and are off the device after the log-out [S-013, Q-048, Q-049]', {
  tag: '@desktop',
}, async ({ page, context, openApp, people, t }) => {
  await people.become(context, await people.logIn(await people.newUser()));
  await openApp('/');
  await expect.poll(() => keptPages(page)).toContain('/');
  await openApp('/tips');
  await expect.poll(() => keptPages(page)).toContain('/tips');
  const sections = page.getByRole('main').getByRole('region');
  const kept = () => page.evaluate(async () => (await (await caches.open('members')).keys()).length);
  await expect(sections).toHaveCount(6);
  await expect.poll(kept).toBe(1);
  await context.setOffline(true);

  await test.step('a check of the session that gets no answer does not end it', async () => {
    const unanswered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/verify'));
    await page.reload();
    await unanswered;
    await expect(sections).toHaveCount(6);
    await expect(mark(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.token)).toBeTruthy();
  });

  await test.step('the log-out, which reaches nobody', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('logout') })
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect.poll(() => page.evaluate(() => caches.has('members'))).toBe(false);
    await openApp('/tips');
    await expect(page.getByText(t('tips:loginToRead'))).toBeVisible();
    await expect(sections).toHaveCount(0);
  });
});

test('a new release waits until it is wanted, and a broken worker can be switched off', { tag: '@desktop' }, async ({
  page,
  context,
  t,
}) => {
  const product = await openProduct();
  const { awsEndpoint: endpoint, operator: credentials } = product;
  const s3 = new S3Client({ endpoint, region: environment.region, credentials, forcePathStyle: true });
  const [bucket] = product.stack.ofType('AWS::S3::Bucket');
  const Bucket = bucket?.id ?? '';
  const worker = { Bucket, Key: 'service-worker.js', ContentType: 'text/javascript' };
  const bar = page.getByRole('status').filter({ hasText: t('offline:newVersion') });
  const openHome = async () => {
    await page.goto(product.url);
    await hydrated(page);
  };
  await openHome();
  await expect.poll(() => keptPages(page)).toContain('/');
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: worker.Key }));
  const code = (await Body?.transformToString()) ?? '';
  const release = (Body: string) => s3.send(new PutObjectCommand({ ...worker, Body }));

  await test.step('it takes its place without a word for a page that has come with it', async () => {
    await release(`${code}\n// the same app`);
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => Object.assign(window, { isTaken: true }));
      return navigator.serviceWorker.ready.then((registration) => registration.update());
    });
    await expect.poll(() => page.evaluate(() => 'isTaken' in window)).toBe(true);
    await expect(bar).toHaveCount(0);
  });

  await test.step('a bar says so; nothing is loaded again before its button is pressed', async () => {
    const list = /\/assets\/release-[\w-]+\.txt/.exec(code)?.[0] ?? '';
    const files = await s3.send(new GetObjectCommand({ Bucket, Key: list.slice(1) }));
    const paths = (await files.Body?.transformToString()) ?? '';
    const app = /\/assets\/main-[\w-]+\.js/.exec(paths)?.[0] ?? '';
    const [nextApp, nextList] = [app.replace('main-', 'main-next-'), list.replace('release-', 'release-next-')];
    await s3.send(new CopyObjectCommand({ Bucket, Key: nextApp.slice(1), CopySource: `${Bucket}${app}` }));
    const Body = paths.replace(app, nextApp);
    await s3.send(new PutObjectCommand({ Bucket, Key: nextList.slice(1), ContentType: 'text/plain', Body }));
    await release(code.replaceAll(list, nextList));
    await openHome();
    await expect(bar).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await bar.getByRole('button', { name: t('offline:later') }).click();
    await expect(bar).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await openHome();
    const isLoaded = page.waitForEvent('load');
    await bar.getByRole('button', { name: t('offline:loadVersion') }).click();
    await isLoaded;
    await hydrated(page);
    await expect(bar).toHaveCount(0);
  });

  await test.step('the worker that stands in for it deletes everything and listens to no request, and pages go on', async () => {
    const stored = { ...worker, CopySource: `${Bucket}/service-worker-off.js`, MetadataDirective: 'REPLACE' as const };
    await s3.send(new CopyObjectCommand(stored));
    await page.goto(product.url);
    const kept = () => page.evaluate(() => caches.keys());
    await expect.poll(kept).toEqual([]);
    // Pages go on asking for the worker. It is there, so none is installed.
    const installed = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        return [registration.active?.state, registration.installing, registration.waiting];
      });
    await openHome();
    expect(await installed()).toEqual(['activated', null, null]);
    expect(await kept()).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto(product.url)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
  expect(product.problems).toEqual([]);
  await product.close();
});
