import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { CampaignOverview } from '#contracts/campaigns/overview.ts';
import type { MailCategory } from '#contracts/templates/mail-category.ts';
import { requiredLine } from '#contracts/text/fields.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import { Radio } from '#web/shared/admin-theme/fields/check-box.tsx';
import { FieldGroup } from '#web/shared/editing/field-group.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { TemplateName } from '#web/shared/mail-editing/template-name.tsx';
import { templatesQuery } from '#web/shared/reads/templates.ts';
import { useCampaignWrites } from '../../api/use-campaign-writes.ts';
import { LayoutPicture } from './layout-picture.tsx';
import { TemplatePreview } from './template-preview.tsx';

interface NewCampaignDialogProps {
  copyOf: CampaignOverview | undefined;
  onCreated: (id: string) => void;
  onClose: () => void;
}

const schema = z.object({ name: requiredLine(100) });

/** A name, and what it begins with: nothing, a template, or another campaign. */
const NewCampaignDialog = ({ copyOf, onCreated, onClose }: NewCampaignDialogProps) => {
  const { t } = useTranslation('campaigns');
  const { create } = useCampaignWrites();
  const { data: templates } = useQuery({ ...templatesQuery, enabled: !copyOf });
  const [chosen, choose] = useState('');
  const { field, ...form } = useSendForm({
    schema,
    defaultValues: { name: copyOf ? t('copyName', { name: copyOf.name }).slice(0, 100) : '' },
    send: async ({ name }) => {
      const from = copyOf ? { copyOf: copyOf.id } : chosen ? { template: chosen } : {};
      onCreated((await create({ name, ...from })).id);
    },
  });
  const choice = (id: string, title: string, note: string, category?: MailCategory) => (
    <Box
      component="label"
      key={id}
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'start',
        p: 1.25,
        border: 1,
        borderColor: chosen === id ? 'primary.main' : 'divider',
        borderRadius: 1,
        cursor: 'pointer',
      }}
    >
      <Radio type="radio" name="template" value={id} checked={chosen === id} onChange={() => choose(id)} />
      <LayoutPicture category={category} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <TemplateName name={title} />
        <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
          {note}
        </Box>
      </Box>
    </Box>
  );
  return (
    <FormDialog
      title={copyOf ? t('copyTitle') : t('newCampaign')}
      submitLabel={t('begin')}
      failureTitle={t('createFailed')}
      onClose={onClose}
      {...form}
    >
      <TextField
        label={t('field.name')}
        hint={t('nameHint')}
        required
        autoComplete="off"
        dir="auto"
        {...field('name')}
      />
      {!copyOf && (
        <FieldGroup label={t('beginWith')}>
          <Box
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, maxHeight: 340, overflowY: 'auto' }}
          >
            {choice('', t('blank'), t('blankNote'))}
            {templates?.items.map(({ id, name, category, languages }) =>
              choice(
                id,
                name,
                `${t(`category.${category}`)} · ${languages.map((each) => isolate(languageNames[each])).join(', ')}`,
                category,
              ),
            )}
          </Box>
        </FieldGroup>
      )}
      {!copyOf && <TemplatePreview id={chosen} />}
    </FormDialog>
  );
};

export default NewCampaignDialog;
