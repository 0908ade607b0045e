import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { directionOf, languages } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { paths } from '#web/shared/paths.ts';
import type { GlossaryTerm } from '../model/glossary.ts';

interface GlossaryEntryProps {
  entry: GlossaryTerm;
  /** The address names this term. */
  isTarget: boolean;
}

/** The attribute of models that a term speaks of. */
const saidOf = new Map([
  ['egyptian-foot', 'toeShapes=egyptian'],
  ['greek-foot', 'toeShapes=greek'],
  ['square-foot', 'toeShapes=giselle'],
  ['tapered', 'boxTaper=1.2'],
]);

/** One term; its id is the anchor that links lead to, also from other sites. */
export const GlossaryEntry = ({ entry: { id, term, also, definition, names }, isTarget }: GlossaryEntryProps) => {
  const { t } = useTranslation('glossary');
  return (
    <div id={id} className={isTarget ? 'term term-target' : 'term'}>
      <dt>
        <a className="quiet-link" href={`#${id}`}>
          <dfn>{term}</dfn>
        </a>
      </dt>
      <dd>
        <p>{definition}</p>
        {saidOf.has(id) && (
          <p>
            <Link to={`${paths.compare}?${saidOf.get(id)}`}>{t('models')}</Link>
          </p>
        )}
        {also.length > 0 && <p className="fine">{t('also', { list: also.join(', ') })}</p>}
        <ul className="term-names fine">
          {languages.map(
            (language) =>
              names[language] && (
                <li key={language} lang={language}>
                  <span>{languageNames[language]}</span> <bdi dir={directionOf(language)}>{names[language]}</bdi>
                </li>
              ),
          )}
        </ul>
      </dd>
    </div>
  );
};
