import Box from '@mui/material/Box';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FieldGroup } from '#web/shared/editing/field-group.tsx';
import type { CampaignValues } from '../../model/campaign-values.ts';

/** How many people were chosen in the list of users, in place of groups, and the way back to groups. */
export const ChosenPeople = ({ count }: { count: number }) => {
  const { t } = useTranslation('campaigns');
  const { setValue } = useFormContext<CampaignValues>();
  const box = useRef<HTMLElement>(null);
  const drop = () => {
    // The button goes: the focus moves on to the groups, which come in its place.
    const form = box.current?.closest('form');
    flushSync(() => setValue('people', [], { shouldDirty: true }));
    form?.querySelector<HTMLElement>('[data-field=groups] input')?.focus();
  };
  return (
    <Box data-field="groups" ref={box}>
      <FieldGroup label={t('field.people')} help={t('peopleHint')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <span>{t('chosenPeople', { count })}</span>
          <Button onClick={drop}>{t('dropPeople')}</Button>
        </Box>
      </FieldGroup>
    </Box>
  );
};
