import LinearProgress from '@mui/material/LinearProgress';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../ui/download.ts';
import { Button } from '../core/button.tsx';
import { FailureNotice } from '../core/failure-notice.tsx';
import { ModalFrame } from './modal-frame.tsx';

interface ExportDialogProps {
  title: string;
  progressText: (rows: number) => string;
  failureTitle: string;
  /** The name of the file before its date: `users-2026-11-21.csv`. */
  fileName: string;
  fetchFile: (run: {
    signal: AbortSignal;
    onProgress: (rows: number) => void;
  }) => Promise<{ csv: string; rows: number }>;
  onDone: (rows: number) => void;
  onClose: () => void;
}

/** Fetches the file as soon as it is asked for, shows how far it is, and can be left at any time. */
export const ExportDialog = (props: ExportDialogProps) => {
  const { title, progressText, failureTitle, fileName, fetchFile, onDone, onClose } = props;
  const { t } = useTranslation('admin');
  const [rows, setRows] = useState(0);
  const run = useRef<AbortController>(undefined);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      const file = await fetchFile({ signal, onProgress: setRows });
      downloadFile(`${fileName}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', file.csv);
      onDone(file.rows);
    },
  });
  const start = () => {
    run.current = new AbortController();
    setRows(0);
    mutate(run.current.signal);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins when the dialog opens, and ends with it.
  useEffect(() => {
    start();
    return () => run.current?.abort();
  }, []);
  return (
    <ModalFrame
      title={title}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      {isPending && <LinearProgress aria-label={title} />}
      <p role="status">{progressText(rows)}</p>
      {error && <FailureNotice title={failureTitle} error={error} onRetry={start} />}
    </ModalFrame>
  );
};
