import { useTranslation } from 'react-i18next';
import { type BrandPage, displayName } from '../model/summaries.ts';
import { AttributeList } from './attribute-list.tsx';
import { ExternalLink } from './external-link.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ShoeMarks } from './shoe-marks.tsx';

/** Who the maker is, where to find it, and the drawing with what it shows. */
export const BrandHero = ({ page: { brand, content } }: { page: BrandPage }) => {
  const { t } = useTranslation('catalog');
  const name = displayName(brand);
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
          <ExternalLink className="button button-full" href={brand.link}>
            {t('officialWebsite')}
          </ExternalLink>
          <ExternalLink className="button" href={content.retailerLink}>
            {t('findRetailer')}
          </ExternalLink>
        </div>
        {!content.retailerLinkIsFinder && <p className="fine">{t('noFinder')}</p>}
      </div>
      <figure className="brand-figure">
        <ItemPicture item={brand} label={t('drawingOf', { name })}>
          <ShoeMarks attributes={brand.attributes} />
        </ItemPicture>
        <figcaption>
          <p className="figure-title">{t('drawingTitle')}</p>
          <AttributeList attributes={brand.attributes} />
          <p className="fine">{t('drawingNote')}</p>
        </figcaption>
      </figure>
    </div>
  );
};
