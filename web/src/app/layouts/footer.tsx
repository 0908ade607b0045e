import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isolate } from '#contracts/text/isolate.ts';
import { useCatalogSource } from '#web/features/catalog/api/catalog-context.tsx';
import { brandNamesQuery } from '#web/features/catalog/api/queries.ts';
import { displayName } from '#web/features/catalog/model/summaries.ts';
import { site } from '#web/shared/config/site.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { inSiteZone } from '#web/shared/site/in-site-zone.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import { NewsletterSlot } from './newsletter-slot.tsx';

export const Footer = () => {
  const { t } = useTranslation();
  const {
    name,
    footerText,
    contact = site.contact,
    copyrightHolder = name,
    developerCredit,
    location,
    year,
    zone,
  } = useSite();
  // The page may have been drawn last year: what it says changes when it is hydrated, so that both agree until then.
  const thisYear = inSiteZone(new Date(), 'en', { year: 'numeric' }, zone);
  const shownYear = useHydrated() ? thisYear : (year ?? thisYear);
  const { data: brands = [] } = useQuery(brandNamesQuery(useCatalogSource(), useLanguage()));
  return (
    <footer className="site-footer">
      <div className="wrap footer-grid">
        <div>
          <p className="footer-name">{name}</p>
          <p>{footerText ?? t('nonCommercialNotice')}</p>
          <NewsletterSlot />
        </div>
        <nav aria-label={t('footerBrands')}>
          <p className="footer-heading">{t('footerBrands')}</p>
          <ul className="footer-links footer-brands">
            {brands.map((brand) => (
              <li key={brand.id}>
                <Link to={paths.brand(brand.id)}>{displayName(brand)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('footerSite')}>
          <p className="footer-heading">{t('footerSite')}</p>
          <ul className="footer-links">
            <li>
              <Link to={paths.products}>{t('navProducts')}</Link>
            </li>
            <li>
              <Link to={paths.find}>{t('fitFinder')}</Link>
            </li>
            <li>
              <Link to={paths.compare}>{t('compareModels')}</Link>
            </li>
            <li>
              <Link to={paths.blog}>{t('navBlog')}</Link>
            </li>
            <li>
              <Link to={paths.glossary}>{t('glossary')}</Link>
            </li>
            <li>
              <Link to={paths.accessibility}>{t('accessibilityStatement')}</Link>
            </li>
            <li>
              <Link to={paths.privacy}>{t('privacy')}</Link>
            </li>
            {contact && (
              <li>
                <a href={`mailto:${contact}`}>{t('contact')}</a>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div className="wrap footer-end">
        <p>{t('copyright', { year: shownYear, name: isolate(copyrightHolder) })}</p>
        <p>{developerCredit ?? t('developerCredit')}</p>
        <p>{location ?? t('location')}</p>
      </div>
    </footer>
  );
};
