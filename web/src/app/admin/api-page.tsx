import { apiDescriptionTexts } from '#web/features/api-description/texts.ts';
import { adminMeta } from './frame/admin-meta.ts';

export const meta = adminMeta('api');

export const texts = [apiDescriptionTexts];

export { ApiScreen as Component } from '#web/features/api-description/components/api-screen.tsx';
