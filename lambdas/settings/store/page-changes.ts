import { isDeepStrictEqual } from 'node:util';
import { editedPages, type PageTextAddress } from '#contracts/settings/page-text.ts';
import { sectionNames, settingsOf } from '#contracts/settings/sections.ts';
import { languages } from '#contracts/text/language.ts';
import type { ItemChange } from '#lambdas/platform/table/item-change.ts';
import { recordOf } from '../model/record.ts';
import { pageTextKey, settingsKey } from './keys.ts';

/** The settings that pages show. */
const shownIn = (item: ItemChange['after']): unknown[] => {
  const { sections } = recordOf(item);
  return sectionNames.flatMap((section) => {
    const values: Record<string, unknown> = sections[section].values;
    return settingsOf(section).flatMap(([name, { readers }]) => (readers.includes('pages') ? [values[name]] : []));
  });
};

/** Whether a change of an item is one of a setting that pages show: then every page is drawn again. */
export const isChangeOfPages = ({ before, after }: ItemChange): boolean => {
  const { pk, sk } = after ?? before ?? {};
  if (pk !== settingsKey.pk || sk !== settingsKey.sk) return false;
  return !isDeepStrictEqual(shownIn(before), shownIn(after));
};

const addresses = editedPages.flatMap((page) => languages.map((language): PageTextAddress => ({ page, language })));

/** The page, in its language, whose text a change of an item is about: only that one is drawn again. */
export const changedPageText = ({ before, after }: ItemChange): PageTextAddress | undefined => {
  const { pk, sk } = after ?? before ?? {};
  const found = addresses.find((address) => {
    const key = pageTextKey(address);
    return key.pk === pk && key.sk === sk;
  });
  return before?.text === after?.text ? undefined : found;
};
