import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TipSection } from '#contracts/tips/endpoints.ts';
import { paths } from '#web/shared/paths.ts';

interface TipsSectionProps {
  section: TipSection;
  contentsId: string;
  drawing?: string;
  more?: ReactElement | undefined;
}

/** One topic; its id is the anchor that the table of contents leads to. */
export const TipsSection = ({ section, contentsId, drawing, more }: TipsSectionProps) => {
  const { id, title, intro, points } = section;
  const { t } = useTranslation(['tips', 'common']);
  return (
    <section id={id} className="guide-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {drawing && <img className="guide-drawing" src={drawing} alt="" width="1200" height="630" loading="lazy" />}
      <p className="guide-intro">{intro}</p>
      <dl>
        {points.map((point) => (
          <div key={point.title} className="guide-point">
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
      <p className="guide-onward">
        {id === 'choosing' && <Link to={paths.products}>{t('common:seeShoes')}</Link>}
        {more}
        <a href={`#${contentsId}`}>{t('toContents')}</a>
      </p>
    </section>
  );
};
