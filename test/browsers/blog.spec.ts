import { expect, test } from './harness.ts';

test('a post is read from the list of the blog, in the direction of its language', async ({ visitor, language, t }) => {
  await visitor.open('/blog');
  await visitor.sees('heading', t('blog:title'));
  const [first] = await visitor.within('main').within('listitem').textsOf('heading');
  await visitor.within('main').click('link', first);
  await visitor.isAt(/^\/blog\/.+/);
  await visitor.within('article').sees('heading', first);
  // The text begins at the side of its language, and its first line reaches that side.
  const gap = await visitor.evaluate(`(() => {
    const text = document.querySelector('article .rich-text p');
    const range = document.createRange();
    range.selectNodeContents(text);
    const [line] = range.getClientRects();
    const box = text.getBoundingClientRect();
    return { start: Math.abs(line.left - box.left), end: Math.abs(box.right - line.right) };
  })()`);
  const { start, end } = gap as { start: number; end: number };
  expect(language === 'he' ? end : start).toBeLessThan(2);
});
