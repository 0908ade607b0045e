import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { GripIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { StickyBar } from '#web/shared/admin-theme/lists/sticky-bar.tsx';
import { ItemButtons } from '#web/shared/admin-theme/record-fields/item-buttons.tsx';
import { move } from '#web/shared/admin-theme/record-fields/move.ts';
import { useItemFocus } from '#web/shared/admin-theme/record-fields/use-item-focus.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { inOrder } from '../../model/order.ts';
import { useDragOrder } from './use-drag-order.ts';

interface OrderedListProps<Item> {
  label: string;
  items: readonly Item[];
  /** False while only a part of the list is shown. */
  isOrderable: boolean;
  /** The whole list's ids, in one call. */
  saveOrder: (ids: string[]) => Promise<unknown>;
  /** Fetches the list again, when another user has changed it. */
  reload: () => Promise<unknown>;
  children: (item: Item) => ReactElement;
}

/** A list whose order readers see: changed by buttons or by dragging, then saved as one thing. */
export const OrderedList = <Item extends { id: string; name: string }>(props: OrderedListProps<Item>) => {
  const { label, items, isOrderable, saveOrder, reload, children } = props;
  const { t } = useTranslation(['catalog-editing', 'editing']);
  const announce = useAnnounce();
  const [order, setOrder] = useState<string[]>();
  const [said, say] = useState('');
  const { list, focusNext } = useItemFocus();
  const shown = order && isOrderable ? inOrder(items, order) : items;
  const place = (from: number, to: number) => {
    const next = move(shown, from, to);
    setOrder(next.map(({ id }) => id));
    say(t('movedTo', { name: shown[from]?.name ?? '', position: to + 1, count: shown.length }));
  };
  const drag = useDragOrder(place);
  const save = useMutation({
    mutationFn: async (ids: string[]) => {
      try {
        await saveOrder(ids);
        announce(t('orderSaved'));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'orderOutdated') throw error;
        await reload();
        announce(error.message);
      }
      setOrder(undefined);
    },
  });
  return (
    <Box ref={list}>
      <Box component="ol" aria-label={label}>
        {shown.map((item, index) => (
          <Box
            key={item.id}
            component="li"
            data-item={index}
            {...(isOrderable ? drag(index) : {})}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: { xs: 0.5, sm: 1 },
              borderTop: 1,
              borderColor: 'divider',
              '&[data-over]': { boxShadow: '0 -2px 0 var(--accent)' },
              '&[draggable]': { cursor: 'grab' },
            }}
          >
            {isOrderable && (
              <Box
                component="span"
                sx={{ display: { xs: 'none', md: 'flex' }, color: 'text.secondary', cursor: 'grab' }}
              >
                <GripIcon />
              </Box>
            )}
            {isOrderable && (
              <ItemButtons
                name={item.name}
                isUpright
                index={index}
                count={shown.length}
                onMove={(to) => {
                  focusNext(to < index ? 'up' : 'down', to);
                  place(index, to);
                }}
              />
            )}
            {children(item)}
          </Box>
        ))}
      </Box>
      {order && isOrderable && (
        <StickyBar label={t('orderChanged')} text={t('orderChanged')}>
          <Button onClick={() => setOrder(undefined)}>{t('undoOrder')}</Button>
          <Button variant="contained" loading={save.isPending} onClick={() => save.mutate(order)}>
            {t('saveOrder')}
          </Button>
          {save.error && <FailureNotice title={t('orderFailed')} error={save.error} />}
        </StickyBar>
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Box>
  );
};
