import { test } from './harness.ts';

test('an administrator changes a shoe, and a visitor sees the page change', async ({ visitor, people, site, t }) => {
  const price = `$${100 + Math.floor(Math.random() * 800)}`;
  await visitor.become(await people.admin());
  await visitor.goto('/admin/products');
  await visitor.click('link', 'Eurostretch');
  await visitor.fill(t('catalog-editing:field.price'), price);
  await visitor.reads(t('editing:unsavedKept'));
  await visitor.click('button', t('editing:save'));
  await visitor.reads(t('editing:allSaved'));

  await site.drawn();
  await visitor.open('/products');
  await visitor.fill(t('catalog:filterText'), 'eurostretch');
  await visitor.within('main').reads(price);
});
