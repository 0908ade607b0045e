import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import type { CategoryQuestion } from './category-dialog-props.ts';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { EditCategoryDialog } from './edit-category-dialog.tsx';
import { NewCategoryDialog } from './new-category-dialog.tsx';

/** The dialog for a question; all dialogs are loaded when the first one is needed. */
const CategoryDialog = ({ question, ...ends }: DialogEnds & { question: CategoryQuestion }) => {
  switch (question.kind) {
    case 'create':
      return <NewCategoryDialog {...ends} />;
    case 'edit':
      return <EditCategoryDialog category={question.category} {...ends} />;
    case 'delete':
      return <DeleteCategoryDialog category={question.category} {...ends} />;
  }
};

export default CategoryDialog;
