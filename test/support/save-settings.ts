import type { SectionName, Settings } from '#contracts/settings/sections.ts';
import type { Product } from './product.ts';

/** Saves settings as an administrator does, and lets the time pass after which every function goes by them. */
export const saveSettings = async (
  product: Product,
  changed: { [Name in SectionName]?: Partial<Settings[Name]> },
): Promise<void> => {
  const token = await product.admin();
  const { sections } = (await product.send('GET /api/admin/settings', { token })).body;
  const body = {
    sections: Object.fromEntries(
      Object.entries(changed).map(([name, values]) => [
        name,
        { version: sections[name].version, values: { ...sections[name].values, ...values } },
      ]),
    ),
  };
  const { status, text } = await product.send('PUT /api/admin/settings', { token, body });
  if (status !== 200) throw new Error(`not saved: ${text}`);
  product.clock.advance(31_000);
};
