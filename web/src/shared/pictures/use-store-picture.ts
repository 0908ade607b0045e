import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '#contracts/blog/endpoints.ts';
import { useCodeAhead } from '../ui/use-code-ahead.ts';
import type { PictureUse } from './picture-sizes.ts';

/** Most users who open a form change no picture. */
const loadStore = () => import('./store-picture.ts');

/** One picture at a time on its way to the site; a newer one takes the place of the former, leaving the screen ends it. */
export const useStorePicture = (use: PictureUse, onStored: (picture: Picture) => void) => {
  const { t } = useTranslation(['pictures', 'validation']);
  useCodeAhead(loadStore);
  const run = useRef<AbortController>(undefined);
  const [share, setShare] = useState(0);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async ({ from, signal }: { from: File | string; signal: AbortSignal }) => {
      const { storePicture } = await loadStore();
      const failureText = typeof from === 'string' ? t('importFailed') : t('uploadFailed');
      return storePicture({
        from,
        use,
        signal,
        failureText,
        faultText: (fault) => t(`validation:${fault}`),
        onProgress: setShare,
      });
    },
    onSuccess: (picture, { signal }) => {
      if (!signal.aborted) onStored(picture);
    },
  });
  useEffect(() => () => run.current?.abort(), []);
  const stop = () => {
    run.current?.abort();
    reset();
  };
  return {
    /** 0..1 */
    share,
    isPending,
    error,
    stop,
    start: (from: File | string) => {
      stop();
      run.current = new AbortController();
      setShare(0);
      mutate({ from, signal: run.current.signal });
    },
  };
};
