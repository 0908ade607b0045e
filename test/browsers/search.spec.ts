import { test } from './harness.ts';

test('the search finds a brand and its shoes while one types, and is used by keyboard alone', async ({
  visitor,
  t,
}) => {
  await visitor.open('/');
  const header = visitor.within('banner');
  // At once, while the field is still being replaced by the combobox.
  await header.fill(t('searchLabel'), 'heritage');
  await visitor.sees('option', /Heritage/);
  await visitor.press('Escape');
  await visitor.misses('listbox');
  await header.fill(t('searchLabel'), 'gaynor');
  await visitor.sees('option', /Gaynor/);
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await visitor.isAt(/^\/brand\/gaynor/);
  await visitor.sees('heading', /Gaynor|גיינור/);
});
