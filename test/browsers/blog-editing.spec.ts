import { test } from './harness.ts';

test('an administrator writes a post with a heading and a list, publishes it, and sees it', async ({
  visitor,
  people,
  site,
  language,
  t,
}) => {
  const tag = crypto.randomUUID().slice(0, 6);
  const [title, heading, item] =
    language === 'he'
      ? [`מהשיעור לבמה ${tag}`, 'השבוע הראשון', 'לרכך בעדינות']
      : [`To the stage ${tag}`, 'The first week', 'Soften gently'];
  const tool = (key: string) => visitor.click('button', t(`text-editor:tool.${key}`));
  await visitor.become(await people.admin());
  await visitor.goto('/admin/blog');
  await visitor.click('button', t('blog-editing:newPost'));
  const dialog = visitor.within('dialog');
  await dialog.fill(t('blog-editing:field.title'), title);
  await dialog.click('button', t('blog-editing:begin'));

  await visitor.holds(t('blog-editing:field.title'), title);
  await visitor.fill(t('blog-editing:field.excerpt'), heading);
  await visitor.click('field', t('blog-editing:field.body'));
  await visitor.type(title);
  await visitor.press('Enter');
  await tool('heading2');
  await visitor.type(heading);
  await visitor.press('Enter');
  await tool('bulletList');
  await visitor.type(item);
  await visitor.reads(new RegExp(t('blog-editing:savedAt').trim()));
  await visitor.click('button', t('blog-editing:publishTitle'));
  await dialog.click('button', t('blog-editing:publishButton.now'));
  await visitor.sees('link', t('blog-editing:seePage'));

  await site.drawn();
  await visitor.open(`/blog/${title.toLowerCase().replaceAll(' ', '-')}`);
  const article = visitor.within('article');
  await article.sees('heading', title);
  await article.sees('heading', heading);
  await article.within('listitem').reads(item);
});
