import { catalogTexts } from '#web/features/catalog/texts.ts';
import { catalogEditingTexts } from '#web/features/catalog-editing/texts.ts';
import { editingTexts } from '#web/shared/editing/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';
import { modelTexts } from '#web/shared/models/texts.ts';
import { pictureTexts } from '#web/shared/pictures/texts.ts';

/** The texts of the catalogue's forms. */
export const editorTexts = [catalogEditingTexts, catalogTexts, modelTexts, editingTexts, validationTexts, pictureTexts];
