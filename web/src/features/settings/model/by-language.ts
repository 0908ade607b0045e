import type { Control } from '#contracts/settings/setting.ts';

export type ControlByLanguage = Extract<Control, { kind: 'lineByLanguage' | 'linesByLanguage' }>;

/** Whether it edits a text in every language. */
export const isByLanguage = (control: Control): control is ControlByLanguage =>
  control.kind === 'lineByLanguage' || control.kind === 'linesByLanguage';
