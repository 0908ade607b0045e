import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import { slugOf } from '../../model/slug.ts';
import { LineField } from '../parts/line-field.tsx';

interface SlugFieldProps {
  value: string;
  language: Language;
  onChange: (slug: string) => void;
}

/** The end of the page's address. When the field is left, its text is turned into a valid address. */
export const SlugField = ({ value, language, onChange }: SlugFieldProps) => {
  const { t } = useTranslation('blog-editing');
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    if (typed !== undefined) onChange(slugOf(typed));
    setTyped(undefined);
  };
  return (
    <LineField
      name="slug"
      label={t('field.slug')}
      hint={t('slugHelp')}
      lang={language}
      dir="auto"
      limit={120}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={finish}
    />
  );
};
