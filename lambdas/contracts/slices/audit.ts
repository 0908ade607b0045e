import type { SliceDeclaration } from './declaration.ts';

export const audit = { auditActions: ['audit.export'] } as const satisfies SliceDeclaration;
