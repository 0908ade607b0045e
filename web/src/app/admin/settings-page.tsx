import { settingsTexts } from '#web/features/settings/texts.ts';
import { editingTexts } from '#web/shared/editing/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';
import { adminMeta } from './frame/admin-meta.ts';

export const meta = adminMeta('settings');

export const texts = [settingsTexts, editingTexts, validationTexts];

export { SettingsScreen as Component } from '#web/features/settings/components/settings-screen.tsx';
