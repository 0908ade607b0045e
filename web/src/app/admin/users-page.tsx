import { UsersScreen } from '#web/features/users/components/users-screen.tsx';
import { userTexts } from '#web/features/users/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { adminMeta } from './admin-meta.ts';
import { activityPath, sessionsPath } from './sections.ts';

export const meta = adminMeta('users');

export const texts = [userTexts, formTexts];

export const Component = () => <UsersScreen sessionsPath={sessionsPath} activityPath={activityPath} />;
