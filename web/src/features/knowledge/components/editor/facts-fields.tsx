import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passageKinds } from '#contracts/knowledge/passage-kinds.ts';
import { FieldColumns, FormSection } from '#web/shared/admin-theme/record-fields/form-section.tsx';
import { ListAt } from '#web/shared/admin-theme/record-fields/list-at.tsx';
import { SelectAt } from '#web/shared/admin-theme/record-fields/select-at.tsx';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { subjectsQuery } from '../../api/passage-queries.ts';

/** The facts that are the same in every language. */
export const FactsFields = () => {
  const { t } = useTranslation('knowledge');
  const { register } = useFormContext();
  const { data: subjects = [] } = useQuery(subjectsQuery);
  return (
    <FormSection title={t('facts')}>
      <FieldColumns>
        <SelectAt
          path="facts.kind"
          label={t('field.kind')}
          options={passageKinds.map((value) => ({ value, text: t(`kind.${value}`) }))}
        />
        <SelectAt
          // The names come later than the form.
          key={subjects.length}
          path="facts.subject"
          label={t('field.subject')}
          hint={t('subjectHelp')}
          options={[
            { value: '', text: t('noSubject') },
            ...subjects.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
        <SelectAt
          path="facts.confidence"
          label={t('field.confidence')}
          hint={t('confidenceHelp')}
          options={(['common', 'sourced'] as const).map((value) => ({ value, text: t(`confidence.${value}`) }))}
        />
      </FieldColumns>
      <CheckboxField label={t('field.safety')} hint={t('safetyHelp')} {...register('facts.safety')} />
      <CheckboxField label={t('field.choosing')} hint={t('choosingHelp')} {...register('facts.choosing')} />
      <ListAt path="facts.sources" label={t('field.sources')} itemName={t('source')} isCode />
    </FormSection>
  );
};
