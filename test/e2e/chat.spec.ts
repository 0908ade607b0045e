import type { Page, Route } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, otherScheme, type Texts, test, textIn } from './site.ts';

const parts = (page: Page, t: Texts) => {
  const panel = page.getByRole('dialog', { name: t('aiChat:title') });
  return {
    opener: page.getByRole('button', { name: t('openChat') }),
    panel,
    log: panel.getByRole('log'),
    input: panel.getByRole('textbox', { name: t('aiChat:input') }),
    send: panel.getByRole('button', { name: t('aiChat:send') }),
    suggested: panel.getByRole('list', { name: t('aiChat:suggestions') }).getByRole('button'),
    questions: panel.getByRole('heading', { level: 3 }),
    status: panel.getByRole('status'),
    button: (key: string) => panel.getByRole('button', { name: t(`aiChat:${key}`), exact: true }),
  };
};
const openChat = async (page: Page, t: Texts, path = '/products') => {
  await page.goto(path);
  const chat = parts(page, t);
  await chat.opener.click();
  await expect(chat.input).toBeFocused();
  return chat;
};

const answer = (text: string, more = {}) => ({
  json: {
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    answer: text,
    paragraphs: [{ text, sources: [] }],
    language: 'en',
    hybrid_mode: false,
    rag_enabled: true,
    rag_type: 'lexical',
    provider: 'basic',
    model: 'passages',
    sources: [],
    suggestions: [],
    ...more,
  },
});
const ways = { hybrid: '**/api/ai/ask-hybrid', rag: '**/api/ai/ask-with-rag', plain: '**/api/ai/ask' };
/** Answers come when the test lets them. */
const heldBack = async (page: Page) => {
  const held = Promise.withResolvers<Route>();
  await page.route(ways.hybrid, (route) => held.resolve(route));
  return held.promise;
};

test('a visitor without an account opens the chat at the lower right, asks and gets an answer with sources [S-057, S-072, S-192]', {
  tag: '@both',
}, async ({ page, t }) => {
  await page.goto('/blog');
  const { opener, panel, input, send, suggested, questions, log, status, button } = parts(page, t);

  await test.step('its button is at the right in both directions, and covers nothing at the end of the page', async () => {
    const box = await opener.boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 30);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 30);
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const last = await page.locator('.footer-end p').last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    }).toPass();
  });

  await test.step('it is a circle while somebody reads on, and has its words again at the start', async () => {
    await hydrated(page);
    const size = async () => {
      const { width = 0, height = 0 } = (await opener.boundingBox()) ?? {};
      return [width, height];
    };
    await expect.poll(size).toEqual([48, 48]);
    await expect(opener).toHaveAccessibleName(t('openChat'));
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(async () => ((await size())[0] ?? 0) > 80).toBe(true);
  });

  await test.step('it opens with a welcome and the focus in its field', async () => {
    await opener.click();
    await expect(input).toBeFocused();
    await expect(opener).toBeHidden();
    await expect(log.getByText(t('aiChat:welcome'))).toBeVisible();
    await expect(send).toBeDisabled();
    await expect(suggested).toHaveCount(4);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('a suggested question is answered, with sources in a new tab', async () => {
    await suggested.filter({ hasText: t('aiChat:suggested.durability') }).click();
    await expect(questions).toContainText([t('aiChat:suggested.durability')]);
    await expect(status).toHaveText(t('aiChat:answerReady_one', { count: 1 }));
    await expect(log).toHaveAttribute('aria-busy', 'false');
    await expect(input).toBeFocused();
    const source = panel.getByRole('list', { name: t('aiChat:sources') }).getByRole('link');
    await expect(source).toHaveAttribute('href', /^https:/);
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(source).toHaveAttribute('rel', /noopener/);
    // At the paragraphs, by number.
    await expect(panel.locator('.chat-mark').first()).toHaveAttribute(
      'href',
      (await source.getAttribute('href')) ?? '',
    );
    await expect(button('clear')).toBeInViewport();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: otherScheme(test.info().project.use.colorScheme) });
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('closing gives the focus back, and the page stays where it was', async () => {
    const before = await page.evaluate(() => scrollY);
    await button('close').click();
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await opener.click();
    await expect(questions).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('the panel is 384 by 600 px, and suggests four questions while nothing is asked [S-071, S-073, S-074, S-273]', {
  tag: '@desktop',
}, async ({ page, t }) => {
  const { panel, suggested, input, questions, button } = await openChat(page, t);
  // In the units of a layout, a hundred thousandth more or less is the same.
  const size = async () => {
    const { width, height } = (await panel.boundingBox()) ?? { width: 0, height: 0 };
    return [Math.round(width * 10) / 10, Math.round(height * 10) / 10];
  };
  await expect.poll(size).toEqual([384, 600]);
  for (const [place, topic] of ['beginners', 'difference', 'durability', 'sizing'].entries())
    await expect(suggested.nth(place)).toHaveText(t(`aiChat:suggested.${topic}`));
  await page.route(ways.hybrid, (route) => route.fulfill(answer('Yes.')));
  await input.fill('Is it?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Yes.')).toBeVisible();
  await expect(suggested).toHaveCount(0);
  await button('clear').click();
  await expect(questions).toHaveCount(0);
  await expect(suggested).toHaveCount(4);
});

test('Enter sends, but not with Shift, while composing, or when there is nothing to send [S-075, Q-018, S-076, S-190]', {
  tag: '@desktop',
}, async ({ page, context, t }) => {
  const { input, send, questions, panel } = await openChat(page, t);
  const asked: string[] = [];
  await page.route(ways.hybrid, (route) => {
    asked.push(route.request().postDataJSON().question);
    return route.fulfill(answer('Answered.'));
  });
  await input.fill('  \n ');
  await expect(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await input.fill('');
  await page.keyboard.type('one');
  await expect(send).toBeEnabled();
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(input).toHaveValue('one\ntwo');

  // An input method offers a word, and Enter chooses it.
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press('Enter');
  await keyboard.send('Input.insertText', { text: '日' });
  await expect(input).toHaveValue(/日/);
  await expect(questions).toHaveCount(0);
  expect(asked).toEqual([]);

  await input.fill('one\ntwo');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Answered.')).toBeVisible();
  expect(asked).toEqual(['one\ntwo']);
  await expect(input).toHaveValue('');
});

test('while an answer is awaited, the chat says so, sends nothing more and can be stopped [S-072, S-076, S-172, S-190]', async ({
  page,
  t,
}) => {
  const { panel, input, send, log, status, button, questions, opener } = await openChat(page, t);
  const held = heldBack(page);
  await expect(panel).toHaveAttribute('data-state', 'open');
  await input.fill('ראשונה');
  await send.click();
  await expect(panel).toHaveAttribute('data-state', 'loading');
  await expect(panel.locator('.chat-writing')).toContainText(t('aiChat:writing'));
  await expect(status).toHaveText(t('aiChat:writing'));
  await expect(log).toHaveAttribute('aria-busy', 'true');
  await input.fill('שנייה');
  await expect(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(questions).toHaveCount(1);
  await expect(input).toHaveValue('שנייה');
  await held;
  await button('stop').click();
  await expect(panel.getByText(t('aiChat:stopped'))).toBeVisible();
  await expect(panel).toHaveAttribute('data-state', 'open');
  await expect(input).toBeFocused();
  await expect(send).toBeEnabled();

  // Asked again, it is answered while the chat is closed.
  const again = Promise.withResolvers<Route>();
  await page.unroute(ways.hybrid);
  await page.route(ways.hybrid, (route) => again.resolve(route));
  await button('retry').click();
  const route = await again.promise;
  await button('close').click();
  await expect(panel).toBeHidden();
  await route.fulfill(answer('התשובה', { language: 'he' }));
  await opener.click();
  await expect(panel.getByText('התשובה')).toBeVisible();
  await expect(questions).toHaveCount(1);
});

test('the best way to ask is tried first, then the others, and then the error is shown [S-218, S-219, S-250]', {
  tag: '@desktop',
}, async ({ page, t }) => {
  const { panel, input, button } = await openChat(page, t);
  const asked: string[] = [];
  const say = (way: keyof typeof ways, status: number, body = {}) =>
    page.route(ways[way], (route) => {
      asked.push(way);
      return route.fulfill(status === 200 ? body : { status, json: {} });
    });
  await say('hybrid', 503);
  await say('rag', 500);
  await say('plain', 200, answer('From the plain one.'));
  await input.fill('Who answers?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('From the plain one.')).toBeVisible();
  expect(asked.splice(0)).toEqual(['hybrid', 'rag', 'plain']);

  const error = panel.getByText("Sorry, I couldn't understand. Please try again.");
  await say('plain', 500);
  await input.fill('And now?');
  await page.keyboard.press('Enter');
  await expect(error).toHaveCount(1);
  expect(asked.splice(0)).toEqual(['hybrid', 'rag', 'plain']);
  // Without an answer in it, a reply is none.
  await say('hybrid', 200, answer(''));
  await button('retry').click();
  await expect(error).toHaveCount(1);
  await expect.poll(() => asked.splice(0)).toEqual(['hybrid']);
  await page.unrouteAll();
  await page.route(ways.hybrid, (route) => route.abort());
  await button('retry').click();
  await expect(button('retry')).toBeVisible();
  await page.unrouteAll();
  await page.route(ways.rag, (route) => route.fulfill(answer('From the second one.')));
  await page.route(ways.hybrid, (route) => route.fulfill({ status: 404, json: {} }));
  await button('retry').click();
  await expect(panel.getByText('From the second one.')).toBeVisible();
  await expect(error).toHaveCount(0);
});

test('who asks too much is told how long to wait', { tag: '@desktop' }, async ({ page, t }) => {
  await page.clock.install();
  const { panel, input, button } = await openChat(page, t);
  const json = { error: 'Too many attempts.', code: 'tooManyAttempts', requestId: 'r', retryAfter: 40 };
  await page.route(ways.hybrid, (route) => route.fulfill({ status: 429, json }));
  await input.fill('Again?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(t('aiChat:limited', { time: 'in 40 seconds' }))).toBeVisible();
  await expect(button('retry')).toBeDisabled();
  await page.clock.runFor(41_000);
  await page.unrouteAll();
  await page.route(ways.hybrid, (route) => route.fulfill(answer('Again.')));
  await button('retry').click();
  await expect(panel.getByText('Again.')).toBeVisible();
});

test('another language changes the welcome, and leaves a conversation as it is [S-077, Q-019]', {
  tag: '@desktop',
}, async ({ page, t }) => {
  const { suggested, input, questions } = await openChat(page, t);
  const switchTo = async (name: string) => {
    await page.locator('.language-menu summary').click();
    await page.getByRole('link', { name }).click();
  };
  const french = textIn('fr');
  await switchTo('Français');
  const chat = parts(page, french);
  await expect(chat.log.getByText(french('aiChat:welcome'))).toBeVisible();
  await expect(chat.suggested.first()).toHaveText(french('aiChat:suggested.beginners'));
  await expect(suggested).toHaveCount(0);
  await page.route(ways.hybrid, (route) => route.fulfill(answer('Une réponse.', { language: 'fr' })));
  await chat.input.fill('Une question ?');
  await page.keyboard.press('Enter');
  await expect(chat.panel.getByText('Une réponse.')).toBeVisible();
  await switchTo('English');
  await expect(page.getByText(t('aiChat:welcome'))).toBeAttached();
  await expect(page.getByText(french('aiChat:welcome'))).toHaveCount(0);
  await expect(questions).toContainText(['Une question ?']);
  await expect(page.locator('[lang="fr"]', { hasText: 'Une réponse.' }).last()).toBeVisible();
  await expect(suggested).toHaveCount(0);
  await expect(input).toBeVisible();
});

test('on a small screen it is a sheet, which neither a narrow page nor twice the size cuts off [Q-017]', async ({
  page,
  t,
}) => {
  await page.route(ways.hybrid, (route) => route.fulfill(answer('ארוכה. '.repeat(200), { language: 'he' })));
  const { panel, input, button, send } = await openChat(page, t);
  await input.fill('שאלה');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('ארוכה.')).toBeVisible();
  // The places of the parts that stay inside the window, read again until the window's new size has reached the sheet.
  const placed = async (width: number, height: number) => {
    const box = (await panel.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    const tenths = (value: number) => Math.round(value * 10) / 10;
    return {
      inside: box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
      pageFits: (await page.evaluate(() => document.documentElement.scrollWidth)) <= width,
      hidden: await panel.evaluate((element) => element.scrollWidth - element.clientWidth),
      ...{ x: tenths(box.x), y: tenths(box.y), width: tenths(box.width), height: tenths(box.height) },
    };
  };
  const fits = { inside: true, pageFits: true, hidden: 0 };
  // Phones, then 1280 by 1024 and 1280 by 720 at 400 % and at 200 %.
  for (const [width, height] of [
    [412, 839],
    [431, 700],
    [320, 568],
    [320, 256],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => placed(width, height)).toMatchObject({ ...fits, x: 0, y: 0, width, height });
    await expect(input).toBeFocused();
    for (const control of [button('close'), input, send]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  }
  // With room for its margins it is beside the page again.
  for (const [width, height] of [
    [432, 700],
    [640, 512],
  ] as const) {
    await page.setViewportSize({ width, height });
    const beside = { ...fits, width: 384, height: Math.min(600, height - 48) };
    await expect.poll(() => placed(width, height)).toMatchObject(beside);
  }
});

test('a question has at most 1000 characters, counted near the end [Q-059]', async ({ page, t }) => {
  const { panel, input, send } = await openChat(page, t);
  await input.fill('א'.repeat(899));
  await expect(panel.locator('#chat-left')).toHaveCount(0);
  await input.press('End');
  await page.keyboard.insertText('בג');
  await expect(panel.locator('#chat-left')).toHaveText(t('aiChat:charactersLeft_other', { count: 99 }));
  await expect(input).toHaveAccessibleDescription(t('aiChat:charactersLeft_other', { count: 99 }));
  // Nothing of what is pasted is cut off; it is the reader who shortens it.
  await page.keyboard.insertText('ד'.repeat(200));
  await expect(panel.locator('#chat-left')).toHaveText(t('aiChat:tooLong_other', { count: 101 }));
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(send).toBeDisabled();
  expect((await input.inputValue()).length).toBe(1_101);
  await input.fill('א'.repeat(1_000));
  await page.route(ways.hybrid, (route) => route.fulfill(answer('די.', { language: 'he' })));
  await send.click();
  await expect(panel.getByText('די.')).toBeVisible();
});

test('the conversation stays in this browser until it is cleared, each message with its sender and time [S-129, Q-043]', async ({
  page,
  t,
}) => {
  let { input, questions, panel, button } = await openChat(page, t);
  await page.route(ways.hybrid, (route) => route.fulfill(answer('תשובה אחת.', { language: 'he' })));
  await input.fill('שאלה אחת');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('תשובה אחת.')).toBeVisible();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('chat') ?? 'null')?.messages);
  const message = { id: expect.stringMatching(/.{8}/), timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
  expect(await stored()).toEqual([
    { ...message, text: 'שאלה אחת', sender: 'user' },
    expect.objectContaining({ ...message, text: 'תשובה אחת.', sender: 'ai' }),
  ]);
  ({ input, questions, panel, button } = await openChat(page, t, '/blog'));
  await expect(questions).toContainText(['שאלה אחת']);
  await expect(panel.getByText('תשובה אחת.')).toBeVisible();
  await button('clear').click();
  await expect(questions).toHaveCount(0);
  await expect(input).toBeFocused();
  expect(await stored()).toBeUndefined();
  await openChat(page, t, '/blog');
  await expect(questions).toHaveCount(0);
});

test('whoever asks can say that an answer did not help, and why; their questions are kept only if they agree', async ({
  page,
  t,
}) => {
  const { panel, suggested, button } = await openChat(page, t);
  const mayKeep = panel.getByRole('checkbox', { name: t('aiChat:mayKeep') });
  await expect(mayKeep).not.toBeChecked();
  await mayKeep.check();
  await suggested.first().click();
  const sent = page.waitForResponse('**/api/ai/feedback');
  await button('notHelpful').click();
  expect((await sent).status()).toBe(204);
  expect(JSON.parse((await sent).request().postData() ?? '')).toMatchObject({
    isHelpful: false,
    question: t('aiChat:suggested.beginners'),
  });
  await button('reason.unclear').click();
  await expect(button('reason.unclear')).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityFaults(page)).toEqual([]);
  const again = await openChat(page, t, '/blog');
  await expect(again.button('notHelpful')).toHaveAttribute('aria-pressed', 'true');
  await expect(mayKeep).toBeChecked();
});

test('hostile and broken contents are text, or nothing', { tag: '@desktop' }, async ({ page, t }) => {
  const hostile = '<img src=x onerror="window.hacked=1">';
  const sources = [
    { title: hostile, address: 'javascript:window.hacked=1' },
    { title: 'Bloch', address: '/brand/bloch' },
  ];
  const { panel, input, button } = await openChat(page, t);
  await page.route(ways.hybrid, (route) =>
    route.fulfill(
      answer(hostile, { sources, suggestions: [hostile], paragraphs: [{ text: hostile, sources: [1, 2, 9] }] }),
    ),
  );
  await input.fill(hostile);
  await page.keyboard.press('Enter');
  await expect(panel.getByText(hostile)).toHaveCount(4);
  await expect(panel.locator('img')).toHaveCount(0);
  await expect(panel.locator('[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  // A page of this site opens in its place, at the words of the paragraph, without the chat.
  const own = panel.getByRole('list', { name: t('aiChat:sources') }).getByRole('link', { name: 'Bloch' });
  for (const link of [own, panel.locator('a.chat-mark')])
    await expect(link).toHaveAttribute('href', /^\/brand\/bloch#:~:text=%3Cimg/);
  await own.click();
  await expect(page).toHaveURL(/\/brand\/bloch/);
  await expect(panel).toBeHidden();
  await page.evaluate(() => localStorage.setItem('chat', '{"version":1,"messages":[{"sender":"ai"'));
  const again = await openChat(page, t);
  await expect(again.suggested).toHaveCount(4);
  await expect(button('clear')).toHaveCount(0);
});

test('two brands that are compared stand under what they are compared by', { tag: '@both' }, async ({ page, t }) => {
  const { input, send, log } = await openChat(page, t);
  await input.fill('Bloch / Capezio?');
  await send.click();
  for (const aspect of ['assistant:aspectShoes', 'assistant:aspectFounded']) {
    const term = log.getByRole('term').filter({ hasText: t(aspect) });
    await expect(term).toHaveCount(1);
    await expect(term.locator('xpath=..').getByRole('definition')).toHaveText([/Bloch/, /Capezio/]);
  }
  await expect(log.getByRole('term').last()).toHaveText(t('assistant:aspectFounded'));
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('an answer on where to buy leads to a search for shops', { tag: '@desktop' }, async ({ page, t }) => {
  const { panel, input } = await openChat(page, t);
  await page.route(ways.hybrid, (route) => route.fulfill(answer('In a shop.', { shops: true })));
  await input.fill('Where can I buy them?');
  await page.keyboard.press('Enter');
  const link = panel.getByRole('link', { name: t('aiChat:findShops') });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('an answer is copied with its sources', { tag: '@desktop' }, async ({ page, context, t }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { input, button, status } = await openChat(page, t);
  const sources = [{ title: 'Life', address: 'https://example.com/life' }];
  await page.route(ways.hybrid, (route) => route.fulfill(answer('Eight hours.', { sources })));
  await input.fill('How long?');
  await page.keyboard.press('Enter');
  await button('copy').click();
  await expect(status).toHaveText(t('aiChat:copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Eight hours.\n\n[1] Life https://example.com/life',
  );
});

test.use({ expectedConsole: [/status of (404|429|500|503)|ERR_FAILED/] });
