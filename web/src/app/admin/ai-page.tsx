import { aiUsageTexts } from '#web/features/ai-usage/texts.ts';
import { adminMeta } from './frame/admin-meta.ts';

export const meta = adminMeta('ai');

export const texts = [aiUsageTexts];

export { AiScreen as Component } from '#web/features/ai-usage/components/ai-screen.tsx';
