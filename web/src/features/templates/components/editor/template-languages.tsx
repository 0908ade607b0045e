import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#contracts/text/language.ts';
import { LanguageBar } from '#web/shared/admin-theme/fields/language-bar.tsx';
import { MissingLine } from '#web/shared/admin-theme/fields/missing-line.tsx';
import { gapsOf, type TemplateValues, textGaps } from '../../model/template-values.ts';

/** A ring: full where nothing is missing, empty where nothing is written. */
const Mark = ({ gaps }: { gaps: number }) => {
  const { t } = useTranslation('templates');
  const isFull = gaps === 0;
  const isEmpty = gaps === textGaps.length;
  return (
    <>
      <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
        <circle cx="6" cy="6" r="5" fill={isFull ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.3" />
        {!isFull && !isEmpty && <path d="M6 1a5 5 0 0 1 0 10z" fill="currentColor" />}
      </svg>
      <span className="visually-hidden">{t(isFull ? 'written' : isEmpty ? 'notWritten' : 'partlyWritten')}</span>
    </>
  );
};

interface TemplateLanguagesProps {
  chosen: Language;
  onChoose: (language: Language) => void;
  onGap: (path: string) => void;
}

/** Chooses the language that is worked on, and says what each of them lacks. */
export const TemplateLanguages = ({ chosen, onChoose, onGap }: TemplateLanguagesProps) => {
  const { t } = useTranslation(['templates', 'mail-editing']);
  const texts = useWatch<TemplateValues, 'texts'>({ name: 'texts' });
  const gaps = gapsOf(texts[chosen]);
  return (
    <>
      <LanguageBar
        label={t('languages')}
        choices={languages}
        chosen={chosen}
        onChoose={onChoose}
        markOf={(language) => <Mark gaps={gapsOf(texts[language]).length} />}
      />
      <MissingLine
        title={t(gaps.length === textGaps.length ? 'notWrittenYet' : 'missing')}
        fields={gaps.map((field) => ({ name: `texts.${chosen}.${field}`, label: t(`mail-editing:${field}`) }))}
        onLead={onGap}
      />
    </>
  );
};
