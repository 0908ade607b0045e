import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Account, profileFormSchema, updateAccount } from '#contracts/account/endpoints.ts';
import { waiting } from '#web/shared/api/waiting.ts';
import { write } from '#web/shared/api/write.ts';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { prepareOutbox } from '#web/shared/outbox/prepare-outbox.ts';
import { useFate } from '#web/shared/outbox/use-fate.ts';
import { accountQuery } from '../api/queries.ts';
import { createProfileController } from '../model/profile-controller.ts';
import { loadedProfile, type ProfileForm } from '../model/profile-form.ts';

/** The form of a profile, with what became of its last change. */
export const useProfileController = (account: Account) => {
  const { t, i18n } = useTranslation('account');
  useEffect(() => prepareOutbox(i18n), [i18n]);
  const queryClient = useQueryClient();
  const form = useRef<ReturnType<typeof useSendForm<ProfileForm, ProfileForm>>['form']>(null);
  const [controller] = useState(() => {
    const learn = (latest: Account): Account => {
      queryClient.setQueryData(accountQuery.queryKey, latest);
      return latest;
    };
    return createProfileController({
      account,
      send: async (request) => learn(await write(updateAccount, { ...request, failureText: t('saveFailed') })),
      // Whether a change has arrived is a question to the server, regardless of what was read before.
      fetchLatest: () => queryClient.fetchQuery({ ...accountQuery, staleTime: 0 }),
      typed: () => form.current?.getValues() ?? loadedProfile(account).values,
      show: (saved, values) => {
        form.current?.reset(saved);
        form.current?.reset(values, { keepDefaultValues: true });
      },
      drop: (key) => waiting.dropped?.(key),
    });
  });
  const snapshot = useSyncExternalStore(controller.subscribe, controller.getSnapshot);
  const send = useSendForm<ProfileForm, ProfileForm>({
    schema: profileFormSchema,
    defaultValues: loadedProfile(account).values,
    send: controller.save,
  });
  form.current = send.form;
  useFate(snapshot.kept, (fate) => void controller.hear(fate).catch(console.error));
  return { controller, send, ...snapshot };
};
