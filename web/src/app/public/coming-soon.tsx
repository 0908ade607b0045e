import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Shoe } from '#web/features/catalog/components/shoe.tsx';
import { paths } from '../paths.ts';

/** Company for the words; it stands for no model. */
const rehearsalShoe = { drawstring: true, unconfirmed: [] };

interface ComingSoonProps {
  title: string;
  text: string;
  /** What the page will hold. */
  points?: readonly string[];
  children?: ReactNode;
}

/** A page that is announced but not there yet: it says so, and what it will be. */
export const ComingSoon = ({ title, text, points = [], children }: ComingSoonProps) => {
  const { t } = useTranslation('pages');
  return (
    <div className="wrap notice-stage">
      <div className="notice">
        <p className="eyebrow">{t('comingSoon')}</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {points.length > 0 && (
          <ul className="notice-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {children}
        <div className="actions">
          <Link className="button button-full" to={paths.products}>
            {t('notFoundProducts')}
          </Link>
          <Link className="button" to={paths.home}>
            {t('notFoundHome')}
          </Link>
        </div>
      </div>
      <div className="stage">
        <Shoe className="shoe stage-shoe" attributes={rehearsalShoe} />
      </div>
    </div>
  );
};
