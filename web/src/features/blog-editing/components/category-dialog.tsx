import type { CategoryDialogEnds, CategoryQuestion } from './category-dialog-props.ts';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { EditCategoryDialog } from './edit-category-dialog.tsx';
import { NewCategoryDialog } from './new-category-dialog.tsx';

/** The dialog that belongs to a question; fetched with all others when the first is asked. */
const CategoryDialog = ({ question, ...ends }: CategoryDialogEnds & { question: CategoryQuestion }) => {
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
