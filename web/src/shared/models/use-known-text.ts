import { useTranslation } from 'react-i18next';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import { listFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { Fact } from './facts-of.ts';
import { useModelWords } from './use-model-words.ts';

/** The known facts of a model in one line, a star behind a claim that no source makes; empty where there are none. */
export const useKnownText = () => {
  const { t } = useTranslation('models');
  const { nameOf, wordOf } = useModelWords();
  const language = useLanguage();
  // A pair has one shank, soft or medium; a shoe is for several shapes of foot and several levels.
  const listOf = (name: Fact['name']) =>
    listFormat(language, { type: ['toeShapes', 'levels', 'arch'].includes(name) ? 'conjunction' : 'disjunction' });
  const factText = ({ name, values, isUnconfirmed }: Fact): string =>
    t('fact', { name: nameOf(name), values: listOf(name).format(values.map((value) => wordOf(name, value))) }) +
    (isUnconfirmed ? '*' : '');
  return (
    { isDiscontinued, isPrePointe }: Pick<KnownModel, 'isDiscontinued' | 'isPrePointe'>,
    facts: readonly Fact[],
  ): string =>
    [
      ...(isDiscontinued ? [t('gone')] : []),
      ...(isPrePointe ? [t('forPreparation')] : []),
      ...facts.map(factText),
    ].join('\u00A0· ');
};
