import { knowledgeTexts } from '#web/features/knowledge/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('knowledge');

export const texts = [knowledgeTexts];

export { PassagesScreen as Component } from '#web/features/knowledge/components/list/passages-screen.tsx';
