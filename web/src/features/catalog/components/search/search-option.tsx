import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type Language, resolve } from '#contracts/text/language.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { SearchResult } from '../../model/search/search.ts';
import type { SiteResult } from '../../model/search/site-search.ts';
import { ExternalMark } from '../external-link.tsx';

interface OptionTextProps {
  name: ReactNode;
  kind: string;
  /** Whose it is. */
  maker?: string | undefined;
  text: string;
  /** That of the text, where it is not the page's. */
  language?: Language | undefined;
}

const OptionText = ({ name, kind, maker, text, language }: OptionTextProps) => (
  <span className="search-text">
    <span className="search-name">{name}</span>
    <span className="search-type">
      <span>{kind}</span>
      {maker !== undefined && (
        <>
          <span> · </span>
          <bdi>{maker}</bdi>
        </>
      )}
    </span>
    <span className="search-description" lang={language} dir={language && directionOf(language)}>
      {text}
    </span>
  </span>
);

/** A brand or shoe with its description, or the sentence of it that was asked for. */
const CatalogText = ({ result }: { result: SearchResult }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { item, type } = result;
  const brand = result.type === 'product' ? result.brand : undefined;
  const localName = item.names[language];
  const description = resolve(item.descriptions, language);
  const name = (
    <>
      <bdi>{localName ?? item.name}</bdi>
      {localName && ' '}
      {localName && (
        <bdi className="search-original" lang="en">
          {item.name}
        </bdi>
      )}
      {type === 'product' && <ExternalMark />}
    </>
  );
  return (
    <OptionText
      name={name}
      kind={type === 'brand' ? t('typeBrand') : t('typeProduct')}
      maker={brand && (brand.names[language] ?? brand.name)}
      text={result.sentence ?? description.value}
      language={description.language}
    />
  );
};

/** A result: picture, name, what it is, and what is said of it. Entries have no picture. */
export const SearchOption = ({ result, option }: { result: SiteResult; option: HTMLAttributes<HTMLLIElement> }) => (
  <li {...option} className="search-option">
    {result.type === 'entry' ? (
      <>
        <span className="search-image" />
        <OptionText
          name={<bdi lang={result.item.language}>{result.item.name}</bdi>}
          kind={result.item.kind}
          maker={result.item.makers?.[0]}
          text={result.item.text}
          language={result.item.language}
        />
      </>
    ) : (
      <>
        <img className="search-image" src={result.item.image} alt="" width="36" height="63" loading="lazy" />
        <CatalogText result={result} />
      </>
    )}
  </li>
);
