import { useTranslation } from 'react-i18next';
import { directionOf, languages } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import type { GlossaryTerm } from '../model/glossary.ts';

interface GlossaryEntryProps {
  entry: GlossaryTerm;
  /** The address names this term. */
  isTarget: boolean;
}

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
