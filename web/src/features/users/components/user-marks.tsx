import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { User } from '#contracts/users/endpoints.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';

/** Only roles and groups that distinguish a user: everybody has the role of user and is in the group of all. */
export const UserMarks = ({ user }: { user: User }) => {
  const { t } = useTranslation('users');
  const roles = user.roles.filter((role) => role !== 'user');
  const groups = user.groups.filter((group) => group !== 'all');
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {roles.map((role) => (
        <Tag key={role} data-strong={role === 'admin' ? '' : undefined}>
          {t(`role.${role}`)}
        </Tag>
      ))}
      {groups.map((group) => (
        <Tag key={group} title={t(`groups.${group}`)}>
          {t(`group.${group}`)}
        </Tag>
      ))}
      {user.incomplete && <Tag data-over="">{t('incomplete')}</Tag>}
      {!user.enabled && <Tag data-over="">{t('disabled')}</Tag>}
    </Box>
  );
};
