import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStates } from '#contracts/knowledge/endpoints.ts';
import { passageKinds } from '#contracts/knowledge/passage-kinds.ts';
import { isLanguage, languages } from '#contracts/text/language.ts';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { usePausedText } from '#web/shared/admin-theme/core/use-paused-text.ts';
import { SearchInput } from '#web/shared/admin-theme/lists/search-input.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { subjectsQuery } from '../../api/passage-queries.ts';
import type { PassageView } from './use-passage-view.ts';

interface PassageFilterProps {
  view: PassageView;
  onChange: (changes: Partial<PassageView>) => void;
  onSearch: (text: string) => void;
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  children: ReactNode;
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => {
  const { t } = useTranslation('knowledge');
  return (
    <Box component="label" sx={{ display: 'grid', gap: 0.5, fontSize: 13.5, flex: { xs: '1 1 40%', md: '0 1 auto' } }}>
      {label}
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">{t('filter.all')}</option>
        {children}
      </Select>
    </Box>
  );
};

/** Narrows the list. The search waits until the typing pauses. */
export const PassageFilter = ({ view, onChange, onSearch }: PassageFilterProps) => {
  const { t } = useTranslation('knowledge');
  const { text, setText } = usePausedText(view.search, onSearch);
  const { data: subjects = [] } = useQuery(subjectsQuery);
  return (
    <Box
      role="group"
      aria-label={t('filter.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 3 }}
    >
      <SearchInput label={t('searchLabel')} value={text} onChange={setText} />
      <Choice
        label={t('field.kind')}
        value={view.kind}
        onChange={(value) => onChange({ kind: passageKinds.find((kind) => kind === value) })}
      >
        {passageKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('field.subject')} value={view.subject} onChange={(subject) => onChange({ subject })}>
        {subjects
          .filter(({ brand }) => brand === undefined)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Choice>
      <Choice
        label={t('filter.state')}
        value={view.state}
        onChange={(value) => onChange({ state: languageStates.find((state) => state === value) })}
      >
        {languageStates.map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('filter.language')}
        value={view.language}
        onChange={(language) => onChange({ language: isLanguage(language) ? language : undefined })}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Choice>
    </Box>
  );
};
