import { userTexts } from '#web/features/users/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { profileTexts } from '#web/shared/profile/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('users');

export const texts = [userTexts, formTexts, profileTexts];

export { UsersScreen as Component } from '#web/features/users/components/users-screen.tsx';
