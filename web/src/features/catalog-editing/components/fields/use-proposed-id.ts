import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { proposedId } from '../../model/proposed-id.ts';

/** Fills in the id of a new record from other fields of the form, until the user types an id. */
export const useProposedId = (isNew: boolean, ...fields: readonly string[]): void => {
  const { getValues, setValue, subscribe, formState } = useFormContext();
  const { isSubmitted } = formState;
  const last = useRef('');
  const names = fields.join();
  useEffect(() => {
    if (!isNew) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (!name || !names.split(',').includes(name) || (values.id !== '' && values.id !== last.current)) return;
        last.current = proposedId(...getValues(names.split(',')));
        if (last.current !== values.id)
          setValue('id', last.current, { shouldDirty: true, shouldValidate: isSubmitted });
      },
    });
  }, [isNew, names, subscribe, getValues, setValue, isSubmitted]);
};
