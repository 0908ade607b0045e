import type { AllSettings } from '../../model/all-settings.ts';

/** The props of a section's tools. */
export interface ToolsProps {
  /** The form has changes that are not saved. */
  isDirty: boolean;
  settings: AllSettings;
  onImported: () => void;
}

/** The notes above the settings of a section get them as they are stored. */
export type IntroProps = Pick<ToolsProps, 'settings'>;
