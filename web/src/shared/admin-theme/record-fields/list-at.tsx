import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import { usePathError } from '../../form/use-form-field.ts';
import { Button } from '../core/button.tsx';
import { PlusIcon } from '../core/icons.tsx';
import { ItemButtons } from './item-buttons.tsx';
import { ListItemInput } from './list-item-input.tsx';
import { move } from './move.ts';
import { useItemFocus } from './use-item-focus.ts';

interface ListAtProps {
  path: string;
  label: ReactNode;
  /** The name of one entry; its number follows. */
  itemName: string;
  isLong?: boolean;
  language?: Language;
  isCode?: boolean;
  required?: boolean;
}

/** A list of texts: entries are added, moved and taken out, and the focus goes along. */
export const ListAt = ({ path, label, itemName, required, ...input }: ListAtProps) => {
  const { t } = useTranslation('editing');
  const { field } = useController({ name: path });
  const error = usePathError(path);
  const { list, focusNext } = useItemFocus();
  const [said, say] = useState('');
  const items: string[] = field.value;
  const moveItem = (from: number, to: number) => {
    field.onChange(move(items, from, to));
    focusNext(to < from ? 'up' : 'down', to);
    say(t('moved', { position: to + 1, count: items.length }));
  };
  const remove = (index: number) => {
    field.onChange(items.filter((_, place) => place !== index));
    if (items.length === 1) focusNext('add');
    else focusNext('input', Math.min(index, items.length - 2));
    say(t('itemRemoved'));
  };
  const add = () => {
    field.onChange([...items, '']);
    focusNext('input', items.length);
  };
  return (
    <Box ref={list} data-field={path} sx={{ display: 'grid', gap: 0.75, alignContent: 'start', minWidth: 0 }}>
      <span>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </span>
      {items.map((value, index) => {
        const name = t('itemNumber', { item: itemName, number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no identity of their own, and may be the same.
          <Box key={index} data-item={index} sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
            <ListItemInput
              {...input}
              name={name}
              path={`${path}.${index}`}
              value={value}
              onChange={(next) => field.onChange(items.with(index, next))}
              onBlur={field.onBlur}
            />
            <ItemButtons
              name={name}
              isUpright={input.isLong ?? false}
              index={index}
              count={items.length}
              onMove={(to) => moveItem(index, to)}
              onRemove={() => remove(index)}
            />
          </Box>
        );
      })}
      {error && (
        <Box component="span" sx={{ fontSize: 13, color: 'error.main' }}>
          {error}
        </Box>
      )}
      <Button data-control="add" startIcon={<PlusIcon />} onClick={add} sx={{ justifySelf: 'start' }}>
        {t('addItem', { item: itemName })}
      </Button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Box>
  );
};
