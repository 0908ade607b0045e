import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { mapSearch } from '#web/shared/map-search.ts';
import { drawnAttributes, knownRows, otherAttributes } from '../model/attribute-rows.ts';
import { type BrandPage, displayName } from '../model/summaries.ts';
import { AttributeList } from './attribute-list.tsx';
import { ExternalLink } from './external-link.tsx';
import { ItemPicture, isPhotograph } from './item-picture.tsx';
import { ShoeMarks } from './shoe-marks.tsx';

/** The maker, where to find its shoes, and the drawing with what it shows. */
export const BrandHero = ({ page: { brand, content } }: { page: BrandPage }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const name = displayName(brand);
  const isDrawn = !isPhotograph(brand.image);
  const isKnown = knownRows(brand.attributes, [...drawnAttributes, ...otherAttributes]).length > 0;
  return (
    <div className="wrap brand-hero">
      <div className="brand-intro">
        <p className="eyebrow" lang={brand.tagline.language}>
          {brand.tagline.value}
        </p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {brand.localName && (
          <p className="brand-original" lang="en">
            <bdi>{brand.name}</bdi>
          </p>
        )}
        <p className="lead" lang={brand.language}>
          {brand.description}
        </p>
        <div className="actions">
          <ExternalLink className="button button-full" href={brand.link} counted={`maker ${brand.id}`}>
            {t('officialWebsite')}
          </ExternalLink>
          <ExternalLink
            className="button"
            // A search of a map is no visit to the maker.
            {...(content.retailerLinkIsFinder ? { counted: `maker ${brand.id}` as const } : {})}
            href={content.retailerLinkIsFinder ? content.retailerLink : mapSearch(t('mapQuery', { name }), language)}
          >
            {t('findRetailer')}
          </ExternalLink>
        </div>
        {!content.retailerLinkIsFinder && <p className="fine">{t('mapSearch')}</p>}
      </div>
      <figure className="brand-figure">
        <ItemPicture item={brand} label={isDrawn ? t('drawingOf', { name }) : name}>
          <ShoeMarks attributes={brand.attributes} />
        </ItemPicture>
        {(isDrawn || isKnown) && (
          <figcaption>
            <p className="figure-title">{t('knownTitle')}</p>
            <AttributeList attributes={brand.attributes} isDrawn={isDrawn} />
            {isDrawn && <p className="fine">{t('drawingNote')}</p>}
          </figcaption>
        )}
      </figure>
    </div>
  );
};
