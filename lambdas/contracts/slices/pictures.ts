import type { SliceDeclaration } from './declaration.ts';

export const pictures = {
  problems: { pictureUnusable: 400, pictureTooLarge: 400, pictureUnreachable: 400 },
  auditActions: ['picture.add'],
} as const satisfies SliceDeclaration;
