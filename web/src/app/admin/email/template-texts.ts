import { templatesTexts } from '#web/features/templates/texts.ts';
import { editingTexts } from '#web/shared/editing/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';
import { mailEditingTexts } from '#web/shared/mail-editing/texts.ts';
import { mailPreviewTexts } from '#web/shared/mail-preview/texts.ts';
import { pictureTexts } from '#web/shared/pictures/texts.ts';
import { richTextTexts } from '#web/shared/rich-text/texts.ts';
import { textEditorTexts } from '#web/shared/text-editor/texts.ts';

/** Of the form of a template. */
export const templateTexts = [
  templatesTexts,
  editingTexts,
  validationTexts,
  mailEditingTexts,
  mailPreviewTexts,
  textEditorTexts,
  pictureTexts,
  richTextTexts,
];
