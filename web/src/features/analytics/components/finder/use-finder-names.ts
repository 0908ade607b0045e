import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FinderDimension } from '#contracts/analytics/figures.ts';
import { attributeNames } from '#contracts/catalog/known-models.ts';
import { countedQuestions } from '#contracts/finder/counting.ts';
import { modelsQuery } from '#web/shared/models/models-query.ts';
import { useModelWords } from '#web/shared/models/use-model-words.ts';
import { catalogQuery } from '../../api/analytics-queries.ts';

/** The name of an entry of a list of the finder; the id of a model where its name cannot be read. */
export const useFinderNames = (): ((dimension: FinderDimension, value: string) => string) => {
  const { t } = useTranslation('finder');
  const { nameOf } = useModelWords();
  const { data: models = [] } = useQuery(modelsQuery);
  const { data: catalog } = useQuery(catalogQuery);
  const modelName = (id: string): string => {
    const model = models.find((each) => each.id === id);
    const brand = catalog?.brands.find((each) => each.id === model?.brandId);
    return model ? [brand?.name, model.name].filter(Boolean).join(' ') : id;
  };
  return (dimension, value) => {
    const question = countedQuestions.find((each) => each === value);
    const attribute = attributeNames.find((each) => each === value);
    if (dimension === 'finderLeft' && question) return t(`question.${question}.title`);
    if (dimension === 'finderFact' && attribute) return nameOf(attribute);
    return modelName(value);
  };
};
