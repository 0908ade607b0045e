import { pageEditingTexts } from '#web/features/page-editing/texts.ts';
import { editingTexts } from '#web/shared/editing/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';
import { adminMeta } from './frame/admin-meta.ts';

export const meta = adminMeta('settings');

export const texts = [pageEditingTexts, editingTexts, validationTexts];

export { PageTextsScreen as Component } from '#web/features/page-editing/components/page-texts-screen.tsx';
