import { useTranslation } from 'react-i18next';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import { byLetter, type GlossaryTerm } from '../model/glossary.ts';
import styles from './glossary.css?inline';
import { GlossaryEntry } from './glossary-entry.tsx';
import { useGlossaryFilter } from './use-glossary-filter.ts';

adoptStyles(styles);

/** All terms by letter, with links to the letters and a field that leaves only the terms asked for. */
export const Glossary = ({ terms }: { terms: readonly GlossaryTerm[] }) => {
  const { t } = useTranslation('glossary');
  const { field, text, type, shown, target } = useGlossaryFilter(terms);
  const letters = byLetter(shown);
  return (
    <div className="glossary-grid">
      <div className="glossary-tools">
        <form className="needs-script" onSubmit={(event) => event.preventDefault()}>
          <label className="field">
            <span>{t('filter')}</span>
            <input
              className="control"
              type="search"
              ref={field}
              defaultValue={text}
              onChange={(event) => type(event.target.value)}
            />
          </label>
          <p className="result-count" role="status">
            {t('termCount', { count: shown.length })}
          </p>
        </form>
        {letters.length > 0 && (
          <nav aria-label={t('letters')}>
            <ul className="glossary-letters">
              {letters.map(({ letter }) => (
                <li key={letter}>
                  <a className="quiet-link" href={`#letter-${letter}`}>
                    {letter}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div>
        {letters.map(({ letter, terms: ofLetter }) => (
          <section key={letter} id={`letter-${letter}`} className="glossary-letter" aria-labelledby={`title-${letter}`}>
            <h2 id={`title-${letter}`}>{letter}</h2>
            <dl>
              {ofLetter.map((entry) => (
                <GlossaryEntry key={entry.id} entry={entry} isTarget={entry.id === target} />
              ))}
            </dl>
          </section>
        ))}
        {letters.length === 0 && (
          <div className="empty">
            <h2>{t('emptyTitle')}</h2>
            <p>{t('emptyText')}</p>
            <button type="button" className="button" onClick={() => type('')}>
              {t('showAll')}
            </button>
          </div>
        )}
      </div>
    </div>
  );
};
