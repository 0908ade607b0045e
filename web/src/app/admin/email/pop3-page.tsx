import { inboxTexts } from '#web/features/inbox/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('inbox');

export const texts = [inboxTexts];

export { InboxScreen as Component } from '#web/features/inbox/components/inbox-screen.tsx';
