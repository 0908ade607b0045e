import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import type { UserView } from '../model/user-view.ts';

const choices = [
  { sort: 'created', order: 'desc' },
  { sort: 'created', order: 'asc' },
  { sort: 'username', order: 'asc' },
  { sort: 'username', order: 'desc' },
  { sort: 'email', order: 'asc' },
  { sort: 'email', order: 'desc' },
] as const;
type Order = Pick<UserView, 'sort' | 'order'>;
const keyOf = ({ sort, order }: Order) => `${sort}-${order}` as const;

/** The order of the list where there are no column headings to click on. */
export const UserSort = ({ view, onSort }: { view: UserView; onSort: (order: Order) => void }) => {
  const { t } = useTranslation('users');
  const id = useId();
  const sort = (key: string) => {
    const chosen = choices.find((choice) => keyOf(choice) === key);
    if (chosen) onSort(chosen);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 2, whiteSpace: 'nowrap' }}>
      <label htmlFor={id}>{t('sortBy')}</label>
      <Select id={id} value={keyOf(view)} onChange={({ target }) => sort(target.value)}>
        {choices.map((choice) => (
          <option key={keyOf(choice)} value={keyOf(choice)}>
            {t(`sort.${keyOf(choice)}`)}
          </option>
        ))}
      </Select>
    </Box>
  );
};
