import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeErrorState, type ErrorGroup } from '#contracts/error-log/endpoints.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { write } from '#web/shared/api/write.ts';
import { errorLogKey } from '../api/error-queries.ts';

/** Resolves an open error, and opens a resolved one again. `onChanged` is called before the list shows it. */
export const useChangeState = ({ id, state }: ErrorGroup, onChanged: () => void) => {
  const { t } = useTranslation('error-log');
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: async () => {
      const next = state === 'open' ? 'resolved' : 'open';
      await write(changeErrorState, {
        pathParameters: { id },
        body: { state: next },
        failureText: t('changeFailed'),
      });
      onChanged();
      announce(t(next === 'resolved' ? 'resolved' : 'reopened'));
      await queryClient.invalidateQueries({ queryKey: errorLogKey });
    },
  });
};
