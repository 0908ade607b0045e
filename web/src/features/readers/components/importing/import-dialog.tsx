import { useState } from 'react';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import type { CheckedList } from './checked-list.ts';
import { ImportForm } from './import-form.tsx';
import { ImportRun } from './import-run.tsx';

/** Subscribes people who consented elsewhere: their list and the proof, then a check, then the import and its report. */
const ImportDialog = (ends: DialogEnds) => {
  const [checked, setChecked] = useState<CheckedList>();
  const [entered, setEntered] = useState<CheckedList['entered']>();
  if (!checked) return <ImportForm entered={entered} onChecked={setChecked} onClose={ends.onClose} />;
  const back = () => {
    setEntered(checked.entered);
    setChecked(undefined);
  };
  return <ImportRun checked={checked} onBack={back} {...ends} />;
};

export default ImportDialog;
