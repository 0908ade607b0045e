import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importReaders } from '#contracts/newsletter/readers.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ModalFrame } from '#web/shared/admin-theme/dialogs/modal-frame.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { write } from '#web/shared/api/write.ts';
import { readersKey } from '#web/shared/reads/keys.ts';
import { importParts, noProgress, sendParts } from '../../model/import-parts.ts';
import type { CheckedList } from './checked-list.ts';
import { OutcomeFacts } from './outcome-facts.tsx';

/** Shows what the check has found, imports part by part, goes on where a part has failed, and reports at the end. */
export const ImportRun = ({
  checked,
  onBack,
  onDone,
  onClose,
}: DialogEnds & { checked: CheckedList; onBack: () => void }) => {
  const { t } = useTranslation(['readers', 'admin']);
  const queryClient = useQueryClient();
  const { list, counts, proof } = checked;
  // Made once: a part that is sent again is the same one.
  const [run] = useState(() => ({ id: crypto.randomUUID(), parts: importParts(list.rows) }));
  const [progress, setProgress] = useState(noProgress);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      sendParts(run.parts, progress, {
        send: async ({ key, rows }) => {
          const body = { id: run.id, rows, proof, isStated: true } as const;
          const signal = leaving.current?.signal;
          return (await write(importReaders, { body, idempotencyKey: key, ...(signal ? { signal } : {}) })).outcomes;
        },
        onProgress: setProgress,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: readersKey }),
  });
  const isBegun = isPending || isSuccess || error !== null;
  const total = list.rows.length;
  return (
    <ModalFrame
      title={t('importTitle')}
      maxWidth="sm"
      onClose={onClose}
      notice={error && <FailureNotice title={t('importFailed')} error={error} onRetry={mutate} />}
      actions={
        isSuccess ? (
          <Button autoFocus variant="contained" onClick={() => onDone(t('importDone'))}>
            {t('importClose')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('admin:cancel')}</Button>
            {!isBegun && <Button onClick={onBack}>{t('importBack')}</Button>}
            {!error && counts.new > 0 && (
              <Button variant="contained" loading={isPending} onClick={() => mutate()}>
                {t('importApply')}
              </Button>
            )}
          </>
        )
      }
    >
      <p role="status">
        {isSuccess
          ? t('importDone')
          : isBegun
            ? t('importProgress', { done: progress.done, total })
            : t(counts.new > 0 ? 'importChecked' : 'importNobody')}
      </p>
      {isPending && (
        <LinearProgress
          variant="determinate"
          value={(100 * progress.done) / total}
          aria-label={t('importTitle')}
          sx={{ my: 1 }}
        />
      )}
      <OutcomeFacts list={list} counts={isBegun ? progress.counts : counts} />
    </ModalFrame>
  );
};
