import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import { LanguageBar } from '#web/shared/admin-theme/fields/language-bar.tsx';
import { MissingLine } from '#web/shared/admin-theme/fields/missing-line.tsx';
import { completeness } from '../../model/completeness.ts';
import { CompletenessMark } from '../completeness/completeness-mark.tsx';
import { useFieldLabel } from '../conflict/use-field-label.ts';

interface RecordLanguagesProps {
  /** Which languages can be chosen: all, or those that can stand beside Hebrew. */
  choices: readonly Language[];
  chosen: Language;
  onChoose: (language: Language) => void;
  onGap: (path: string) => void;
}

/** Chooses the language that is worked on, says how complete each is, and leads to what is missing. */
export const RecordLanguages = ({ choices, chosen, onChoose, onGap }: RecordLanguagesProps) => {
  const { t } = useTranslation('catalog-editing');
  const labelOf = useFieldLabel();
  const state = completeness(useWatch() as Parameters<typeof completeness>[0]);
  const gaps = [...new Set(['he' as const, chosen])].flatMap((language) => state[language].gaps);
  return (
    <>
      <LanguageBar
        label={t('languageBeside')}
        choices={choices}
        chosen={chosen}
        onChoose={onChoose}
        markOf={(language) => <CompletenessMark of={state[language]} />}
      />
      <MissingLine
        title={t('missing')}
        fields={gaps.map((path) => ({ name: path, label: labelOf(path) }))}
        onLead={onGap}
      />
    </>
  );
};
