import type { Page } from '@playwright/test';
import { peopleOf } from '#test/security/people.ts';
import { type embeddedPosts, pagesOfPosts, postWithEmbeds } from '#test/support/embedded-posts.ts';
import { administrator, password } from '#test/support/product.ts';
import { waitingChanges } from '#test/support/waiting-changes.ts';
import { createPeople } from './people.ts';
import { chat, general, notice, test } from './set-product.ts';
import { accessibilityFaults, expect, hydrated, textIn } from './site.ts';

// One after another, in one product; a test each for what a reader meets of the settings of pages.
test.describe.configure({ mode: 'default' });

// A reader who wants no statistics: what is asked of other sites is asked by the page's own content.
test.beforeEach(({ context, product }) => context.addCookies([{ name: 'statistics', value: 'no', url: product.url }]));

/** Runs in the page: what of the settings reaches beyond the screen. The browser lays out the end when it is shown. */
const cutOff = async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let i = 0; i < 3; i += 1) {
    scrollTo(0, document.body.scrollHeight);
    await frame();
    await frame();
  }
  const shown = document.querySelectorAll('.site-notice p, .site-brand, .search, .header-tools, main a, footer p');
  return [...shown].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < 0 || right > innerWidth ? [`${element.className} ${element.textContent.slice(0, 20)}`] : [];
  });
};

const switchTo = async (page: Page, language: 'en' | 'fr') => {
  await page.locator('.mobile-menu summary').click();
  await page.locator(`a[lang="${language}"]`).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

test('a video or post of another site is asked for when the reader wants it, as administrators have set it [S-142, S-143, S-144]', async ({
  page,
  context,
  product,
  t,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(product.url)) asked.push(request.url());
  });
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }));
  const article = page.locator('article');
  const card = (name: string) => article.getByRole('complementary', { name, exact: true });
  /** Shows one after the other; each site is asked only now, and for no more than this. */
  const showAll = async (addresses: Record<keyof typeof embeddedPosts, string>) => {
    const kinds = { youtube: 'YouTube', instagram: 'Instagram', facebook: 'Facebook', x: 'X' } as const;
    for (const [index, provider] of (Object.keys(kinds) as (keyof typeof kinds)[]).entries()) {
      const isVideo = provider === 'youtube';
      const name = t(`rich-text:${isVideo ? 'video' : 'post'}`, { provider: kinds[provider] });
      await expect(card(name).getByRole('link')).toHaveAttribute('href', String(pagesOfPosts[index]));
      asked.length = 0;
      await card(name)
        .getByRole('button', { name: t(`rich-text:${isVideo ? 'showVideo' : 'showPost'}`) })
        .click();
      const frame = article.locator(`iframe[title="${name}"]`);
      await expect(frame).toBeFocused();
      await expect(frame).toHaveAttribute('src', addresses[provider]);
      await expect.poll(() => asked).toEqual([addresses[provider]]);
    }
  };
  const frame = (provider: string) => article.locator(`.embed-${provider}`);
  const widthOf = async (provider: string) => (await frame(provider).boundingBox())?.width ?? 0;

  await test.step('as it is set', async () => {
    await page.goto(product.url + postWithEmbeds);
    await hydrated(page);
    await expect(article.locator('.embed-card')).toHaveCount(4);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(asked).toEqual([]);
    await showAll({
      youtube: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1&controls=0',
      instagram: 'https://www.instagram.com/p/CxYz_12-ab/embed/captioned/',
      facebook:
        'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fsome.page%2Fposts%2Fpfbid0abc&show_text=false',
      x: 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1234567890',
    });
    // Only a video may begin by itself, and only the set width of Instagram is less than the text's.
    await expect(frame('youtube')).toHaveAttribute('allow', /^autoplay; /);
    for (const other of ['instagram', 'facebook', 'x']) {
      await expect(frame(other)).not.toHaveAttribute('allow', /autoplay/);
    }
    expect(await widthOf('instagram')).toBe(326);
    expect(await widthOf('x')).toBeGreaterThan(326);
  });

  await test.step('as the product brings it', async () => {
    await page.route(/\/blog\/seen-elsewhere$/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toMatch(/,"embeds":\{[^}]*\}/);
      await route.fulfill({ response, body: html.replace(/,"embeds":\{[^}]*\}/, '') });
    });
    await page.goto(product.url + postWithEmbeds);
    await hydrated(page);
    await showAll({
      youtube: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      instagram: 'https://www.instagram.com/p/CxYz_12-ab/embed/',
      facebook:
        'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fsome.page%2Fposts%2Fpfbid0abc&show_text=true',
      x: 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1234567890',
    });
    await expect(frame('youtube')).not.toHaveAttribute('allow', /autoplay/);
    expect(await widthOf('instagram')).toBe(await widthOf('x'));
  });
});

test('a notice stands above the page in the reader’s language, and who closes it sees it again only with other words', async ({
  page,
  context,
  product,
  t,
}) => {
  const line = page.getByRole('complementary', { name: t('notice') });
  await page.goto(product.url);
  await expect(line.getByRole('status')).toHaveText(notice.he);
  // It pushes the page down rather than lying on it.
  const [above, header] = await Promise.all([line.boundingBox(), page.locator('.site-header').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  await hydrated(page);
  expect(await accessibilityFaults(page)).toEqual([]);

  await test.step('also after a switch; a language without one shows the Hebrew words', async () => {
    await switchTo(page, 'en');
    const english = page.getByRole('status').filter({ hasText: notice.en });
    await expect(english).toHaveAttribute('lang', 'en');
    await switchTo(page, 'fr');
    const hebrew = page.getByRole('status').filter({ hasText: notice.he });
    await expect(hebrew).toHaveAttribute('lang', 'he');
    await expect(hebrew).toHaveAttribute('dir', 'rtl');
  });

  await test.step('closed before the app is there, in every tab and language', async () => {
    await page.goto(`${product.url}/privacy?lang=en`);
    await page.getByRole('button', { name: textIn('en')('closeNotice') }).click();
    const text = page.getByText(notice.en);
    await expect(text).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    const tab = await context.newPage();
    await tab.goto(product.url);
    await expect(tab.getByText(notice.en)).toBeAttached();
    await expect(tab.getByText(notice.en)).toBeHidden();
    await tab.goto(`${product.url}/?lang=he`);
    await expect(tab.getByText(notice.he)).toBeHidden();
    await tab.close();
  });

  await test.step('who has closed another one sees this one', async () => {
    await page.route(/\/privacy/, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/ data-notice="[^"]+"/, ' data-notice="of-today"');
      await route.fulfill({ response, body: html });
    });
    await page.reload();
    await expect(page.getByText(notice.en)).toBeVisible();
  });
});

test('a site has the name, the words, the year and the look that administrators gave it [Q-012]', async ({
  page,
  product,
}) => {
  const footer = page.locator('footer');
  const says = async (language: 'he' | 'en') => {
    const { siteName, slogan, footerText, developerCredit, location } = general;
    await expect(page).toHaveTitle(new RegExp(`${siteName[language]}$`));
    await expect(page.locator('.site-name')).toHaveText(siteName[language]);
    await expect(page.locator('.site-slogan')).toHaveText(slogan[language]);
    await expect(footer).toContainText(footerText[language]);
    await expect(footer.getByText(developerCredit[language], { exact: true })).toBeVisible();
    await expect(footer.getByText(location[language], { exact: true })).toBeVisible();
    for (const key of ['accessibilityStatement', 'privacy'])
      await expect(footer.getByRole('link', { name: textIn(language)(key), exact: true })).toBeVisible();
    await expect(footer.getByRole('link', { name: textIn(language)('contact') })).toHaveAttribute(
      'href',
      `mailto:${general.contactAddress.he}`,
    );
  };
  await page.goto(`${product.url}/blog`);
  // The reader's device is dark; the site begins light, until the reader chooses.
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 247, 243)');
  const drawn = Number(/© (\d+) /.exec((await footer.textContent()) ?? '')?.[1]);
  await expect(footer).toContainText(`© ${drawn} \u2068Odette\u2069`);
  await hydrated(page);
  await says('he');
  await page.getByRole('button', { name: textIn('he')('switchTheme') }).click();
  await switchTo(page, 'en');
  await says('en');
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 17, 20)');

  await test.step('the longest name, words and address fit every screen', async () => {
    await page.goto(`${product.url}/privacy?lang=fr`);
    for (const width of [320, 820, 1000, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(cutOff), String(width)).toEqual([]);
    }
  });

  await test.step('a page that was drawn last year says the new one from midnight on, where the site is', async () => {
    // In New York it is five hours earlier.
    for (const [hour, year] of [
      [4, drawn],
      [6, drawn + 1],
    ]) {
      await page.clock.setFixedTime(`${drawn + 1}-01-01T0${hour}:00:00Z`);
      const stored = await page.reload();
      expect(await stored?.text()).toContain(`© ${drawn} `);
      await hydrated(page);
      await expect(footer).toContainText(`© ${year} `);
    }
  });
});

test.describe('the chat', () => {
  test.use({ expectedConsole: [/status of 500/] });

  test('it opens with what an administrator has written in the language of the page, and with the own texts of the site elsewhere [Q-020]', async ({
    page,
    product,
    language: reader,
    t,
  }) => {
    const language = reader === 'he' ? 'he' : 'en';
    await page.goto(`${product.url}/products`);
    const panel = page.getByRole('dialog', { name: t('aiChat:title') });
    const suggested = panel.getByRole('list', { name: t('aiChat:suggestions') }).getByRole('button');
    await page.getByRole('button', { name: t('openChat') }).click();
    await expect(panel.locator('.chat-welcome-text')).toHaveText(chat.welcome[language]);
    await expect(suggested).toHaveText([
      t('aiChat:suggested.beginners'),
      chat.secondQuestion[language],
      t('aiChat:suggested.durability'),
      t('aiChat:suggested.sizing'),
    ]);
    await page.route('**/api/ai/ask*', (route) => route.fulfill({ status: 500, json: {} }));
    await suggested.nth(1).click();
    await expect(panel.getByRole('heading', { level: 3 })).toContainText(chat.secondQuestion[language]);
    await expect(panel.getByRole('log')).toContainText(chat.errorMessage[language]);

    // Nothing has been written for this one.
    await page.goto(`${product.url}/products?lang=es`);
    const inSpanish = textIn('es');
    await page.getByRole('button', { name: inSpanish('openChat') }).click();
    await expect(page.getByRole('log').getByText(inSpanish('aiChat:welcome'))).toBeVisible();
  });
});

test.describe('an administrator', () => {
  // The administration refuses a user without a second factor with 403.
  test.use({ expectedConsole: [/status of 403/] });

  test('changes the Hebrew contact, which is in the footer of drawn pages within a minute', async ({
    page,
    context,
    product,
  }) => {
    const t = textIn('he');
    const people = createPeople(product.url, product.easyBotCheck);
    await people.become(context, await people.logIn(administrator));
    const address = 'giselle@studio.example';
    await page.goto(`${product.url}/admin/settings?section=general`);
    const contact = page.getByRole('group', { name: t('settings:general.contactAddress.label') });
    await contact.getByLabel('עברית').fill('giselle');
    await page.getByRole('button', { name: t('editing:save'), exact: true }).click();
    await expect(contact).toContainText(t('validation:invalidEmail'));
    await contact.getByLabel('עברית').fill(` \u200F${address} `);
    await page.getByRole('button', { name: t('editing:save'), exact: true }).click();
    // Readers' mail goes there, so it asks for the password.
    await page.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: t('form:confirmAction') }).click();
    await expect(page.getByText(t('settings:saved', { section: t('settings:general.title') }))).toBeVisible();
    // As a reader without script has it; a language without an address of its own shows the Hebrew one.
    for (const path of ['/privacy', '/brand/bloch', '/blog?lang=fr']) {
      const drawn = async () => (await product.send(`GET ${path}`)).text;
      await expect.poll(drawn, { timeout: 60_000 }).toContain(`<a href="mailto:${address}">`);
    }
    await expect.poll(() => waitingChanges(product), { timeout: 60_000 }).toBe(0);
  });

  test('decides by a switch whether an account is offered a second factor [S-139]', async ({
    page,
    context,
    product,
  }) => {
    const t = textIn('he');
    const people = createPeople(product.url, product.easyBotCheck);
    await people.become(context, await people.logIn(administrator));
    // Asked each time: the browser itself would keep the reply for half a minute.
    await page.route('**/api/config/site', (route) => route.continue());
    const factor = page.getByRole('region', { name: t('account:factorTitle') });
    const choice = factor.getByRole('button', { name: t('account:emailChoiceAction') });
    const allow = async (isAllowed: boolean) => {
      await page.goto(`${product.url}/admin/settings?section=twoFactor`);
      const toggle = page.getByRole('switch', { name: t('settings:twoFactor.allowed.label') });
      await expect(toggle).toBeChecked({ checked: !isAllowed });
      await toggle.setChecked(isAllowed);
      await page.getByRole('button', { name: t('editing:save'), exact: true }).click();
      await page.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
      await page.getByRole('button', { name: t('form:confirmAction') }).click();
      await expect(page.getByText(t('settings:saved', { section: t('settings:twoFactor.title') }))).toBeVisible();
      await product.clock.advance(31_000);
      const config = page.waitForResponse(/\/api\/config\/site$/);
      await page.goto(`${product.url}/account`);
      await config;
    };
    await allow(false);
    await expect(factor.getByText(t('account:factorNotOffered'))).toBeVisible();
    await expect(choice).toHaveCount(0);
    await allow(true);
    await expect(choice).toBeVisible();
    await expect(factor.getByText(t('account:factorNotOffered'))).toHaveCount(0);
  });

  test('is led by the log-in to set up a second factor, where the site requires one', async ({ page, product }) => {
    const t = textIn('he');
    const people = peopleOf(product);
    const [secured, other] = [await people.person({ isAdmin: true }), await people.person({ isAdmin: true })];
    await people.useMailedCodes(secured);
    const require = async (requiredForAdministrators: boolean) => {
      const { token } = secured;
      const { version, values } = (await product.send('GET /api/admin/settings', { token })).body.sections.twoFactor;
      const body = { sections: { twoFactor: { version, values: { ...values, requiredForAdministrators } } } };
      expect((await product.send('PUT /api/admin/settings', { token, body })).status).toBe(200);
      await product.clock.advance(31_000);
    };
    await require(true);
    await page.goto(`${product.url}/login?returnTo=%2Fadmin%2Fbrands`);
    await page.getByRole('textbox', { name: t('auth:usernameOrEmail') }).fill(other.username);
    await page.getByLabel(t('auth:password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('auth:loginAction') }).click();
    await expect(page).toHaveURL(/\/account#two-factor$/);
    const notice = page.getByText(t('account:factorRequired'));
    await expect(notice).toBeInViewport();
    const factor = page.getByRole('region', { name: t('account:factorTitle') });
    await expect(factor).toBeInViewport();
    await factor.getByRole('button', { name: t('account:emailChoiceAction') }).click();
    await factor.locator('input[type=password]').fill(password);
    await factor.getByRole('button', { name: t('account:gates.email.action') }).click();
    await expect(factor.getByText(t('account:emailFactorTitle'))).toBeVisible();
    await factor.getByLabel(t('form:code')).fill(await product.mailedCode(other.email));
    await factor.getByRole('button', { name: t('account:codesKept') }).click();
    await expect(notice).toHaveCount(0);
    await page.goto(`${product.url}/admin/brands`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('admin:section.brands'));
    await require(false);
  });

  test('gives a code as well as the password before an address of the site is changed, where a factor is on', async ({
    page,
    context,
    product,
  }) => {
    const t = textIn('he');
    const made = peopleOf(product);
    const { id, username, email, token } = await made.person({ isAdmin: true });
    await made.useMailedCodes({ id, username, email, token });
    // The next mail may go out a minute after this one.
    await product.clock.advance(61_000);
    const people = createPeople(product.url, product.easyBotCheck);
    await people.become(context, { token, user: { id, username, isAdmin: true } });
    await page.goto(`${product.url}/admin/settings?section=general`);
    const contact = page.getByRole('group', { name: t('settings:general.contactAddress.label') });
    await contact.getByLabel('עברית').fill('myrtha@studio.example');
    await page.getByRole('button', { name: t('editing:save'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('form:confirmTitle') });
    await question.getByLabel(t('form:confirmPassword'), { exact: true }).fill(password);
    await question.getByRole('button', { name: t('form:confirmAction') }).click();
    await expect(question.getByText(t('form:confirmByMail'))).toBeVisible();
    await question.getByLabel(t('form:code')).fill(await product.mailedCode(email));
    await expect(question).toHaveCount(0);
    await expect(page.getByText(t('settings:saved', { section: t('settings:general.title') }))).toBeVisible();
  });
});
