import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/parts/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/parts/failure-notice.tsx';
import { downloadText } from '#web/shared/ui/download.ts';
import { exportAudit } from '../api/audit-queries.ts';
import type { AuditView } from '../model/audit-view.ts';

interface AuditExportDialogProps {
  view: AuditView;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Fetches the file as soon as it is asked for, shows how far it is, and can be left at any time. */
const AuditExportDialog = ({ view, onDone, onClose }: AuditExportDialogProps) => {
  const { t } = useTranslation(['audit', 'admin']);
  const id = useId();
  const [rows, setRows] = useState(0);
  const run = useRef<AbortController>(undefined);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      const file = await exportAudit({ view, signal, failureText: t('exportFailed'), onProgress: setRows });
      downloadText(`audit-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', file.csv);
      onDone(t('exported', { count: file.rows }));
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
    <Dialog
      open
      aria-labelledby={id}
      onClose={(_, reason) => reason !== 'backdropClick' && onClose()}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={id}>{t('exportTitle')}</DialogTitle>
      <DialogContent>
        {isPending && <LinearProgress aria-labelledby={id} />}
        <p role="status">{t('exportProgress', { count: rows })}</p>
        {error && <FailureNotice title={t('exportFailed')} error={error} onRetry={start} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('admin:cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default AuditExportDialog;
