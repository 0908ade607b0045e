import type { EditedPage, PageTextAddress } from '#contracts/settings/page-text.ts';
import type { SectionName } from '#contracts/settings/sections.ts';
import { partitions, sortKeys } from '#lambdas/platform/table/partitions.ts';

/** The one item that holds all settings. */
export const settingsKey = { pk: partitions.settings, sk: sortKeys.settings };

export const historyPrefix = (section: SectionName) => `HISTORY#${section}#`;

/** The key of a section's values from this version on. Versions have 13 digits until the year 2286. */
export const historyKey = (section: SectionName, version: number) => ({
  pk: partitions.settings,
  sk: `${historyPrefix(section)}${version}`,
});

export const pageTextPrefix = (page: EditedPage) => `${sortKeys.pageText}${page}#`;

export const pageTextKey = ({ page, language }: PageTextAddress) => ({
  pk: partitions.settings,
  sk: `${pageTextPrefix(page)}${language}`,
});

/** How often an administrator has tried a service in the minute that begins then. */
export const testsKey = (kind: string, userId: string, from: number) => ({
  pk: partitions.settings,
  sk: `TESTS#${kind}#${userId}#${from}`,
});
