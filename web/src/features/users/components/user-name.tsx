import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { User } from '#contracts/users/endpoints.ts';
import type { UserListActions } from './user-list-actions.ts';

/** Looks like the names in other lists, which are links to a screen; a user is edited in a dialog. */
const Name = styled('button')({
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { color: 'var(--accent)' },
  '@media (pointer: coarse)': { minWidth: 44, margin: '-13px 0', padding: '13px 0' },
});

/** A user by name, which opens what is known of them. */
export const UserName = ({ user, ask }: { user: User } & Pick<UserListActions, 'ask'>) => {
  const { t } = useTranslation('users');
  return (
    <Name type="button" aria-label={t('edit', { username: user.username })} onClick={() => ask({ kind: 'edit', user })}>
      <bdi>{user.username}</bdi>
    </Name>
  );
};
