import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { resolve } from '#contracts/text/language.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { SearchResult } from '../../model/search/search.ts';
import { ExternalMark } from '../external-link.tsx';

/** A result: picture, name, what it is, and its description, or the sentence of it that was asked for. */
export const SearchOption = ({ result, option }: { result: SearchResult; option: HTMLAttributes<HTMLLIElement> }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { item, type } = result;
  const brand = result.type === 'product' ? result.brand : undefined;
  const localName = item.names[language];
  const description = resolve(item.descriptions, language);
  return (
    <li {...option} className="search-option">
      <img className="search-image" src={item.image} alt="" width="36" height="63" loading="lazy" />
      <span className="search-text">
        <span className="search-name">
          <bdi>{localName ?? item.name}</bdi>
          {localName && ' '}
          {localName && (
            <bdi className="search-original" lang="en">
              {item.name}
            </bdi>
          )}
          {type === 'product' && <ExternalMark />}
        </span>
        <span className="search-type">
          <span>{type === 'brand' ? t('typeBrand') : t('typeProduct')}</span>
          {brand && (
            <>
              <span> · </span>
              <bdi>{brand.names[language] ?? brand.name}</bdi>
            </>
          )}
        </span>
        <span className="search-description" lang={description.language}>
          {result.sentence ?? description.value}
        </span>
      </span>
    </li>
  );
};
