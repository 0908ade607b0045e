import { templatesTexts } from '#web/features/templates/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';
import { mailEditingTexts } from '#web/shared/mail-editing/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('templates');

export const texts = [templatesTexts, mailEditingTexts, validationTexts];

export { TemplatesScreen as Component } from '#web/features/templates/components/list/templates-screen.tsx';
