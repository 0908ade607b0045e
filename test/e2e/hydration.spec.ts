import type { Page } from '@playwright/test';
import { expect, shiftOf, sumShifts, test } from './site.ts';

test('a page comes without a script file, and the app at the first touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  expect(scripts).toEqual([]);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  expect(scripts.length).toBeGreaterThan(0);
  // The site can be installed then.
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(await (await page.request.get(manifest ?? '')).json()).toMatchObject({ display: 'standalone' });
});

test('the app comes by itself once the page is idle', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true', { timeout: 30_000 });
});

test.use({ expectedConsole: [/404/] });

for (const path of ['/', '/brand/bloch', '/products', '/login'])
  test(`${path} is drawn before its fonts are asked for, and moves nothing when they come`, { tag: '@both' }, async ({
    page,
  }) => {
    await page.addInitScript(sumShifts, true);
    // The app may take the page over in the middle: that is another test's matter.
    await page.route('**/assets/main-*.js', () => {});
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-faces');
    const isSet = () => {
      const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? undefined;
      return (
        document.fonts.check('300 17px Text', textOf('main')) && document.fonts.check('40px Display', textOf('h1'))
      );
    };
    expect(await page.evaluate(isSet)).toBe(true);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      asked: performance.getEntries().flatMap(({ name, startTime }) => (name.endsWith('.woff2') ? [startTime] : [])),
    }));
    expect(painted).toHaveLength(1);
    expect(asked.length).toBeGreaterThan(1);
    expect(Math.min(...asked)).toBeGreaterThan(Math.max(...painted));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await shiftOf(page)).toBeLessThan(0.001);
  });

test('the first shoe on the stage has its place before the second has come', { tag: '@both' }, async ({ page }) => {
  // The app would miss what is taken away here.
  await page.route('**/assets/main-*.js', () => {});
  await page.goto('/');
  const shoes = page.locator('.hero .stage-shoe');
  const whole = await shoes.first().boundingBox();
  await shoes.last().evaluate((shoe) => shoe.remove());
  await expect(shoes).toHaveCount(1);
  expect(await shoes.first().boundingBox()).toEqual(whole);
});

for (const path of ['/', '/brand/bloch', '/products', '/blog', '/login', '/no/such/page'])
  test(`${path} is taken over without a flicker: nothing drawn anew, nothing moved`, { tag: '@both' }, async ({
    page,
  }) => {
    // The fonts are in: what moves from here on is the app's doing.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).not.toHaveAttribute('data-faces');
    await page.evaluate(() => {
      const changed: string[] = [];
      Object.assign(window, { changed });
      const main = document.querySelector('main');
      if (!main) throw new Error('no main');
      new MutationObserver((changes) => {
        for (const { type, target } of changes) changed.push(`${type} in ${target.nodeName}`);
      }).observe(main, { childList: true, characterData: true, subtree: true });
    });
    await page.evaluate(sumShifts, false);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toEqual([]);
    // A hundredth of what counts as good: a line of mixed scripts may settle by a fraction of a pixel.
    expect(await shiftOf(page)).toBeLessThan(0.001);
  });

test('a click before the app is there is not lost', async ({ page, t }) => {
  await page.goto('/');
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await page
    .getByRole('button', { name: t('switchTheme') })
    .filter({ visible: true })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(before);
});

test('a form that lost its connection before the app was there opens when it has one again, with what was typed', {
  tag: '@desktop',
}, async ({ page, context, expectedNow }) => {
  expectedNow.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/login');
  await context.setOffline(true);
  const missed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.locator('input[name=username]').fill('maya');
  await missed;
  const button = page.locator('main form button[type=submit]');
  await expect(button).toBeDisabled();
  await context.setOffline(false);
  await expect(button).toBeEnabled();
  await expect(page.locator('input[name=username]')).toHaveValue('maya');
});

test('what is typed before the app is there is searched for', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('.search-input').pressSequentially('bloch');
  await expect(page.getByRole('option').first()).toContainText('Bloch');
});

test('the theme is kept from visit to visit', async ({ page, openApp, t }) => {
  await openApp('/');
  await page
    .getByRole('button', { name: t('switchTheme') })
    .filter({ visible: true })
    .first()
    .click();
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(chosen);
});

test('a screen that is still loading says so [S-028]', async ({ page, openApp, t }) => {
  await openApp('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/products-page.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .locator('.hero')
    .getByRole('link', { name: t('home:heroAction') })
    .click();
  await expect(page.getByRole('status').filter({ hasText: t('loading') })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/products/);
});

test.describe('a page that was changed before the app came', () => {
  // React says that it draws the page anew.
  test.use({ expectedConsole: [/#418/] });

  /** As a password manager does: a box of its own beside a field, and values with the events of typing. */
  const fillIn = ({ values, withBoxes }: { values: Record<string, string>; withBoxes: boolean }) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      if (!field) throw new Error(`no field ${name}`);
      if (withBoxes) field.after(document.createElement('div'));
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  /** As a browser's translation does. */
  const translate = () => {
    const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const own = document.createElement('font');
      text.replaceWith(own);
      own.append(text.data);
    }
  };
  const started = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

  test('keeps what was typed or filled in, and the focus; a translated form can be sent', async ({ page, t }) => {
    const forms: Record<string, Record<string, string>> = {
      '/login': { username: 'maya', password: 'Swan-lake-1877' },
      '/signup': { username: 'maya', email: 'maya@dance.example', password: 'Swan-lake-1877', language: 'fr' },
      '/request-password-reset': { email: 'maya@dance.example' },
      '/reset-password': { code: '023842', password: 'Swan-lake-1877' },
      '/products': { q: 'bloch', sort: 'name' },
    };
    for (const [path, values] of Object.entries(forms))
      for (const change of ['as it was', 'filled in', 'translated'])
        await test.step(`${path} ${change}`, async () => {
          await page.goto(path);
          await page.evaluate(fillIn, { values, withBoxes: change === 'filled in' });
          if (change === 'translated') await page.evaluate(translate);
          const [name = ''] = Object.keys(values);
          await page.locator(`main [name="${name}"]`).focus();
          await started(page);
          for (const [field, value] of Object.entries(values))
            await expect(page.locator(`main [name="${field}"]`)).toHaveValue(value);
          await expect(page.locator(`main [name="${name}"]`)).toBeFocused();
        });
    await test.step('a list filters by what was typed', async () => {
      await expect(page).toHaveURL(/q=bloch/);
      await expect(page).toHaveURL(/sort=name/);
    });
    await test.step('a form that is translated afterwards says what is missing', async () => {
      await page.goto('/login');
      await page.keyboard.press('Shift');
      await started(page);
      await page.evaluate(translate);
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator('main .form-error').first()).toBeVisible();
      await page.locator('main [name="username"]').fill('maya');
      await expect(page.getByText(t('errorTitle'))).toHaveCount(0);
    });
  });
});
