import { adminMeta } from '../frame/admin-meta.ts';
import { templateTexts } from './template-texts.ts';

export const meta = adminMeta('templates');

export const texts = templateTexts;

export { NewTemplateScreen as Component } from '#web/features/templates/components/editor/template-editor-screen.tsx';
