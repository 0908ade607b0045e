import { ReadersScreen } from '#web/features/readers/components/readers-screen.tsx';
import { readersTexts } from '#web/features/readers/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('readers');

export const texts = [readersTexts, validationTexts];

export const Component = ReadersScreen;
