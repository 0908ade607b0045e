import { ModelsScreen } from '#web/features/catalog-editing/components/lists/models-screen.tsx';
import { catalogEditingTexts } from '#web/features/catalog-editing/texts.ts';
import { editingTexts } from '#web/shared/editing/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('models');

export const texts = [catalogEditingTexts, editingTexts];

export const Component = ModelsScreen;
