import { declareTable, type SliceDeclaration } from './declaration.ts';

export const templates = {
  problems: { templateNotFound: 404, tooManyTemplates: 409 },
  auditActions: ['template.create', 'template.update', 'template.duplicate', 'template.delete', 'template.sendTest'],
} as const satisfies SliceDeclaration;

export const templatesTable = declareTable({
  partitions: {
    template: 'TEMPLATE#',
    templates: 'TEMPLATES',
    templateSeed: 'TEMPLATE_SEED',
  },
  access: {
    campaigns: { reads: ['template', 'templates'], writes: ['template', 'templates'] },
    // The mail that welcomes a subscriber.
    newsletter: { reads: ['template'] },
  },
});
