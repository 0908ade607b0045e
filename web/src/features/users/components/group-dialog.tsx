import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { assignedGroups, changeGroupMembers } from '#contracts/users.ts';
import { FormDialog } from '#web/shared/admin-theme/parts/form-dialog.tsx';
import { FieldGrid, SelectField } from '#web/shared/admin-theme/parts/form-fields.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useUserWrites } from '../api/use-user-writes.ts';
import type { DialogEnds } from './dialog-props.ts';

const membershipSchema = z.pick(changeGroupMembers.body, { group: true, action: true });

/** Adds the users chosen to a group that is given by hand, or takes them out. */
export const GroupDialog = ({ userIds, onDone, onClose }: DialogEnds & { userIds: readonly string[] }) => {
  const { t } = useTranslation('users');
  const { changeMembers } = useUserWrites();
  const change = useMutation({
    mutationFn: (membership: z.output<typeof membershipSchema>) => changeMembers({ ...membership, userIds }),
  });
  const { field, ...form } = useSendForm({
    schema: membershipSchema,
    defaultValues: { group: 'newsletter', action: 'add' },
    send: async (membership) => {
      const count = await change.mutateAsync(membership);
      onDone(t('groupChanged', { count }));
    },
  });
  const count = userIds.length;
  return (
    <FormDialog
      title={t('changeGroupTitle', { count })}
      submitLabel={t('save')}
      failureTitle={t('groupFailed')}
      error={change.error}
      onClose={onClose}
      {...form}
    >
      <FieldGrid>
        <SelectField
          label={t('groupAction')}
          options={(['add', 'remove'] as const).map((value) => ({ value, text: t(`groupActions.${value}`) }))}
          {...field('action')}
        />
        <SelectField
          label={t('groupName')}
          options={assignedGroups.map((value) => ({ value, text: t(`groups.${value}`) }))}
          {...field('group')}
        />
      </FieldGrid>
      <Box component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t('groupConsent')}
      </Box>
    </FormDialog>
  );
};
