import { type ComponentType, lazy } from 'react';
import type { SectionName } from '#contracts/settings/sections.ts';
import type { IntroProps, ToolsProps } from '../parts/tools-props.ts';
import { AiHint } from './ai-hint.tsx';

/** The notes above the settings of a section. */
export const introOf: { [Name in SectionName]?: ComponentType<IntroProps> } = { aiModels: AiHint };

/** The acts on a section besides saving it. It comes with the sections that have it. */
export const ToolsOf: { [Name in SectionName]?: ComponentType<ToolsProps> } = {
  integrations: lazy(() => import('../mail/mail-tools.tsx')),
  advanced: lazy(() => import('../advanced-tools.tsx')),
  cache: lazy(() => import('../cache-tools.tsx')),
};
