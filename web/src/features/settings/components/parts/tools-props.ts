import type { AllSettings } from '../../model/all-settings.ts';

/** What the tools of a section get. */
export interface ToolsProps {
  /** The form has changes that are not saved. */
  isDirty: boolean;
  settings: AllSettings;
  onImported: () => void;
}

/** What stands above the settings of a section gets them as they are stored. */
export type IntroProps = Pick<ToolsProps, 'settings'>;
