import { useTranslation } from 'react-i18next';
import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { Shoe } from '#web/features/catalog/components/shoe.tsx';
import { ShoeMarks } from '#web/features/catalog/components/shoe-marks.tsx';

/** How to read the drawings: two shoes with numbered parts, and what each number means. */
export const DrawingLegend = ({ tapered, square }: { tapered: ShoeAttributes; square: ShoeAttributes }) => {
  const { t } = useTranslation('home');
  const parts = [
    { name: t('legendThroat'), text: t('legendThroatText') },
    { name: t('legendVamp'), text: t('legendVampText') },
    { name: t('legendWings'), text: t('legendWingsText') },
    { name: t('legendBox'), text: t('legendBoxText') },
    { name: t('legendPlatform'), text: t('legendPlatformText') },
  ];
  return (
    <section className="legend" id="drawings" aria-labelledby="legend-title">
      <div className="wrap legend-grid">
        <div className="legend-text">
          <h2 id="legend-title">{t('legendTitle')}</h2>
          <p className="sub">{t('legendIntro')}</p>
          <ol className="legend-list">
            {parts.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong> <span>{text}</span>
              </li>
            ))}
          </ol>
          <p className="fine">{t('legendUnknown')}</p>
        </div>
        <div className="legend-pair">
          <figure>
            <Shoe attributes={tapered} label={t('legendTaperedAlt')}>
              <ShoeMarks attributes={tapered} />
            </Shoe>
            <figcaption>{t('legendTapered')}</figcaption>
          </figure>
          <figure>
            <Shoe attributes={square} label={t('legendSquareAlt')}>
              <ShoeMarks attributes={square} />
            </Shoe>
            <figcaption>{t('legendSquare')}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
};
