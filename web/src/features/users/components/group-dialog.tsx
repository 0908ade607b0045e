import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { assignedGroups, membershipSchema } from '#contracts/users/groups.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { FieldGrid } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useUserWrites } from '../api/use-user-writes.ts';

/** Adds the users chosen to a group that is given by hand, or takes them out. */
export const GroupDialog = ({ userIds, onDone, onClose }: DialogEnds & { userIds: readonly string[] }) => {
  const { t } = useTranslation('users');
  const { changeMembers } = useUserWrites();
  const { field, ...form } = useSendForm({
    schema: membershipSchema,
    defaultValues: { group: 'vip', action: 'add' },
    send: async (membership) => {
      const count = await changeMembers({ ...membership, userIds });
      onDone(t('groupChanged', { count }));
    },
  });
  const count = userIds.length;
  return (
    <FormDialog
      title={t('changeGroupTitle', { count })}
      submitLabel={t('save')}
      failureTitle={t('groupFailed')}
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
      <Box component="p" sx={{ color: 'text.secondary' }}>
        {t('groupConsent')}
      </Box>
    </FormDialog>
  );
};
