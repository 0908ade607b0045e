import { errorLogTexts } from '#web/features/error-log/texts.ts';
import { adminMeta } from './frame/admin-meta.ts';

export const meta = adminMeta('errors');

export const texts = [errorLogTexts];

export { ErrorsScreen as Component } from '#web/features/error-log/components/errors-screen.tsx';
