import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AttributeName } from '#contracts/catalog/known-models.ts';
import type { Reason, Suggestion } from '#contracts/finder/match.ts';
import { useModelWords } from '#web/shared/models/use-model-words.ts';
import { paths } from '#web/shared/paths.ts';
import { SourceLink } from '#web/shared/ui/source-link.tsx';

/** From which share of what matters it is known well, and half. */
const shares = { high: 0.75, medium: 0.45 };
const sureOf = (known: number) => (known >= shares.high ? 'high' : known >= shares.medium ? 'medium' : 'low');

/** With more values, an attribute is shown by its first and last. */
const mostListed = 3;
/** A rule may speak of several attributes. */
const rulesIn = (reasons: readonly Reason[]) => [...new Set(reasons.map(({ rule }) => rule))];

interface SuggestionCardProps {
  suggestion: Suggestion;
  brandName: string;
  drawing: ReactNode;
}

/** A shoe to try on first: reasons for and against it, how much is known, and who says so. */
export const SuggestionCard = ({ suggestion, brandName, drawing }: SuggestionCardProps) => {
  const { t } = useTranslation('finder');
  const { nameOf, wordOf } = useModelWords();
  const { model } = suggestion;
  const valuesOf = (name: AttributeName): string => {
    const words = (model.attributes[name]?.values ?? []).map((value) => wordOf(name, value));
    return words.length > mostListed ? `${words[0]} – ${words.at(-1)}` : words.join(', ');
  };
  const factOf = ({ attribute, isSourced }: Reason) =>
    t('named', { name: nameOf(attribute), text: valuesOf(attribute) }) + (isSourced ? '' : ` (${t('widelySaid')})`);
  const reasons = (title: string, list: readonly Reason[]) =>
    list.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul className="reasons">
          {rulesIn(list).map((rule) => (
            <li key={rule}>
              <span>{t(`rule.${rule}`)}</span>{' '}
              {list
                .filter((reason) => reason.rule === rule)
                .map((reason) => (
                  <span className="reason-fact" key={reason.attribute}>
                    {factOf(reason)}
                  </span>
                ))}
            </li>
          ))}
        </ul>
      </>
    );
  const sources = [...new Set([...suggestion.for, ...suggestion.against].flatMap((reason) => reason.sources))];
  return (
    <li className="suggestion" id={model.id}>
      <div className="suggestion-head">
        {drawing}
        <div>
          <p className="eyebrow">
            <Link to={paths.brand(model.brandId)}>
              <bdi>{brandName}</bdi>
            </Link>
          </p>
          <h2>
            <bdi>{model.name}</bdi>
          </h2>
          <p className="sub">{t(`sure.${sureOf(suggestion.known)}`)}</p>
        </div>
      </div>
      {reasons(t('for'), suggestion.for)}
      {reasons(t('against'), suggestion.against)}
      {suggestion.toAsk.length > 0 && (
        <>
          <h3>{t('ask')}</h3>
          <p>{suggestion.toAsk.map(nameOf).join(', ')}</p>
        </>
      )}
      {sources.length > 0 && (
        <details>
          <summary>{t('sources')}</summary>
          <ul className="suggestion-sources">
            {sources.map((address) => (
              <li key={address}>
                <SourceLink address={address} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
};
