import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftText } from '#contracts/blog/drafts.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { LineField as LineName } from '../../model/draft.ts';
import { firstSentence } from '../../model/first-sentence.ts';
import { slugOf } from '../../model/slug.ts';
import { Fold } from '../parts/fold.tsx';
import { LineField } from '../parts/line-field.tsx';
import { SlugField } from './slug-field.tsx';

interface DraftFieldsProps {
  text: DraftText;
  language: Language;
  /** An address that visitors know no longer follows the title. */
  wasPublished: boolean;
  onChange: (changes: Partial<DraftText>) => void;
  /** Of a translation: whether a passage is still to be translated. */
  isUntranslated?: ((passage: string) => boolean) | undefined;
}

/** As the contract limits them. */
const limits = { title: 160, excerpt: 400, coverAlt: 300, seoTitle: 160, seoDescription: 320 };

const useLineField = ({ text, language, onChange }: DraftFieldsProps) => {
  const { t } = useTranslation('blog-editing');
  return (field: Exclude<LineName, 'slug'>) => ({
    name: field,
    label: t(`field.${field}`),
    lang: language,
    dir: directionOf(language),
    limit: limits[field],
    value: text[field],
    onChange: (value: string) => onChange({ [field]: value }),
  });
};

/** The fields above the body: title, address and excerpt. */
export const DraftFields = (props: DraftFieldsProps) => {
  const { t } = useTranslation('blog-editing');
  const { text, language, wasPublished, onChange, isUntranslated } = props;
  const excerpt = useRef<HTMLDivElement>(null);
  const line = useLineField(props);
  const numbers = new Intl.NumberFormat(useLanguage());
  const count = { used: numbers.format(text.excerpt.length), limit: numbers.format(limits.excerpt) };
  const retitle = (title: string) => {
    const followsTitle = !wasPublished && ['', slugOf(text.title)].includes(text.slug);
    onChange(followsTitle ? { title, slug: slugOf(title) } : { title });
  };
  const proposed = text.excerpt.trim() ? '' : firstSentence(text.body, language);
  const canPropose = proposed !== '' && !isUntranslated?.(proposed);
  const propose = () => {
    onChange({ excerpt: proposed });
    // This button disappears with the empty field that it fills.
    excerpt.current?.querySelector('textarea')?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <LineField {...line('title')} onChange={retitle} />
      <SlugField value={text.slug} language={language} onChange={(slug) => onChange({ slug })} />
      <div ref={excerpt}>
        <LineField {...line('excerpt')} rows={3} hint={t('excerptHelp', count)} />
        {canPropose && (
          <Button onClick={propose} sx={{ px: 1, ml: -1, minHeight: 32, color: 'primary.main' }}>
            {t('firstSentence')}
          </Button>
        )}
      </div>
    </Box>
  );
};

/** Texts that only some readers meet: those who cannot see the picture, and those who come from a search. */
export const FoldedFields = (props: DraftFieldsProps) => {
  const { t } = useTranslation('blog-editing');
  const line = useLineField(props);
  return (
    <Fold title={t('seo')}>
      <LineField {...line('coverAlt')} hint={t('coverAltHelp')} />
      <LineField {...line('seoTitle')} hint={t('seoTitleHelp')} />
      <LineField {...line('seoDescription')} rows={2} hint={t('seoDescriptionHelp')} />
    </Fold>
  );
};
