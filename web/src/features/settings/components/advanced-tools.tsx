import { FeatureFlags } from './feature-flags.tsx';
import type { ToolsProps } from './parts/tools-props.ts';
import { TransferTools } from './transfer/transfer-tools.tsx';

/** The tools that belong to all sections. */
const AdvancedTools = ({ settings, onImported }: ToolsProps) => (
  <>
    <FeatureFlags settings={settings} />
    <TransferTools onImported={onImported} />
  </>
);

export default AdvancedTools;
