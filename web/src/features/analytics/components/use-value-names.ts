import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AnalyticsDimension, devices } from '#contracts/analytics/figures.ts';
import { isLanguage } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { catalogQuery } from '../api/analytics-queries.ts';

const nameIn = (things: readonly { id: string; name: string }[] = [], id: string) =>
  things.find((thing) => thing.id === id)?.name ?? id;

/** The name of an entry of a list; the ids of shoes and brands where their names cannot be read. */
export const useValueNames = (): ((dimension: AnalyticsDimension, value: string) => string) => {
  const { t } = useTranslation('analytics');
  const regions = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  const { data: catalog } = useQuery(catalogQuery);
  return (dimension, value) => {
    if (value === '') return t(dimension === 'referrer' ? 'direct' : 'unknown');
    if (dimension === 'language') return isLanguage(value) ? languageNames[value] : value;
    if (dimension === 'country') return regions.of(value) ?? value;
    if (dimension === 'device') return t(`device.${devices.find((device) => device === value) ?? 'other'}`);
    if (dimension === 'shoe') return nameIn(catalog?.shoes, value);
    if (dimension === 'brand' || dimension === 'maker') return nameIn(catalog?.brands, value);
    return value;
  };
};
