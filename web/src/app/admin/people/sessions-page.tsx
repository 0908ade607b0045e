import { SessionsScreen } from '#web/features/sessions/components/sessions-screen.tsx';
import { sessionTexts } from '#web/features/sessions/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('sessions');

export const texts = [sessionTexts];

export const Component = SessionsScreen;
