import { inboxTexts } from '#web/features/inbox/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('inbox');

export const texts = [inboxTexts, formTexts];

export { InboxScreen as Component } from '#web/features/inbox/components/inbox-screen.tsx';
