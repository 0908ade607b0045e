import { cacheUsageTexts } from '#web/features/cache-usage/texts.ts';
import { adminMeta } from './frame/admin-meta.ts';

export const meta = adminMeta('cache');

export const texts = [cacheUsageTexts];

export { CacheScreen as Component } from '#web/features/cache-usage/components/cache-screen.tsx';
