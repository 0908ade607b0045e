import { knowledgeTexts } from '#web/features/knowledge/texts.ts';
import { editingTexts } from '#web/shared/editing/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';

/** The texts of the knowledge's forms. */
export const editorTexts = [knowledgeTexts, editingTexts, validationTexts];
