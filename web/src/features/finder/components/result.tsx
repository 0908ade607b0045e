import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import type { FinderOutcome } from '#contracts/finder/counting.ts';
import type { Foot } from '#contracts/finder/foot.ts';
import { match, type Shoes, type Suggestion } from '#contracts/finder/match.ts';
import type { Stop } from '#contracts/finder/stops.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { useModelWords } from '#web/shared/models/use-model-words.ts';
import { paths } from '#web/shared/paths.ts';
import { SuggestionCard } from './suggestion.tsx';

interface ResultProps {
  foot: Foot;
  /** As it was before the last answer. */
  before: Foot | undefined;
  models: readonly KnownModel[];
  brandName: (id: string) => string;
  draw: (model: KnownModel) => ReactNode;
  onSeen: (kind: FinderOutcome, shoes: readonly Suggestion[]) => void;
  /** Leads to the first question that was not answered, if there is one. */
  onGoOn: (() => void) | undefined;
  children: ReactNode;
}

const namesOf = (foot: Foot | undefined, models: readonly KnownModel[]): string[] | undefined => {
  if (!foot) return undefined;
  const result = match(foot, models);
  return 'stops' in result ? [] : result.shoes.map(({ model }) => model.id);
};

const Stops = ({ stops }: { stops: readonly Stop[] }) => {
  const { t } = useTranslation('finder');
  return stops.map((stop) => (
    <div className="stop" key={stop}>
      <h3>{t(`stop.${stop}.title`)}</h3>
      <p>{t(`stop.${stop}.text`)}</p>
    </div>
  ));
};

const Beside = ({ contradictions, advice, notEnough, brandName }: Shoes & Pick<ResultProps, 'brandName'>) => {
  const { t } = useTranslation('finder');
  const { nameOf } = useModelWords();
  return (
    <>
      {contradictions.length > 0 && (
        <section>
          <h2>{t('contradictionsTitle')}</h2>
          <p>{t('contradictionsText')}</p>
          <ul className="reasons">
            {contradictions.map(({ attribute, rules }) => (
              <li key={`${attribute} ${rules.join()}`}>
                {t('named', { name: nameOf(attribute), text: rules.map((rule) => t(`rule.${rule}`)).join(' ') })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {advice.length > 0 && (
        <section>
          <h2>{t('adviceTitle')}</h2>
          <ul className="reasons">
            {advice.map((rule) => (
              <li key={rule}>{t(`rule.${rule}`)}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('toFitting')}</h2>
        <ul className="reasons">
          {(['pair', 'padding', 'teacher', 'list'] as const).map((thing) => (
            <li key={thing}>{t(`fitting.${thing}`)}</li>
          ))}
        </ul>
      </section>
      {notEnough.length > 0 && (
        <details className="not-enough">
          <summary>{t('notEnoughTitle')}</summary>
          <p>{t('notEnoughText')}</p>
          <p>{notEnough.map(({ name, brandId }) => isolate(`${brandName(brandId)} ${name}`)).join(', ')}</p>
        </details>
      )}
    </>
  );
};

/** Up to three shoes to try on first, or what comes before any shoe. */
export const Result = ({ foot, before, models, brandName, draw, onSeen, onGoOn, children }: ResultProps) => {
  const { t } = useTranslation(['finder', 'finder-start']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [first] = useState(before);
  const result = match(foot, models);
  const earlier = namesOf(first, models);
  const isHeld = 'stops' in result;
  const shoes = isHeld ? [] : result.shoes;
  const nameOf = ({ brandId, name }: KnownModel) => isolate(`${brandName(brandId)} ${name}`);
  const moved = shoes.filter(({ model }, place) => earlier?.[place] !== model.id).map(({ model }) => nameOf(model));
  // Where the last one alone is gone, those that are left are named.
  const isShorter = (earlier?.length ?? 0) > shoes.length;
  const changed = moved.length > 0 || !isShorter ? moved : shoes.map(({ model }) => nameOf(model));
  const kind = isHeld ? 'stop' : result.needsMore ? 'needsMore' : shoes.length === 0 ? 'noShoe' : 'result';
  useEffect(() => onSeen(kind, shoes));
  return (
    <div className="finder-result">
      <section className="result-head">
        <h2 ref={heading} tabIndex={-1}>
          {t(`${kind}Title`)}
        </h2>
        <p className="sub">{t(`${kind}Text`)}</p>
        {earlier && kind === 'result' && (
          <p role="status">{changed.length > 0 ? t('changed', { list: changed.join(', ') }) : t('unchanged')}</p>
        )}
      </section>
      {isHeld && <Stops stops={result.stops} />}
      {shoes.length > 0 && (
        <ul className="suggestions">
          {shoes.map((suggestion) => (
            <SuggestionCard
              key={suggestion.model.id}
              suggestion={suggestion}
              brandName={brandName(suggestion.model.brandId)}
              drawing={draw(suggestion.model)}
            />
          ))}
        </ul>
      )}
      {shoes.length > 1 && (
        <p>
          <Link to={`${paths.compare}#models=${shoes.map(({ model }) => model.id).join('.')}`}>{t('compare')}</Link>
        </p>
      )}
      {onGoOn && !isHeld && shoes.length < 3 && (
        <button type="button" className="button button-full" onClick={onGoOn}>
          {t('goOn')}
        </button>
      )}
      {!isHeld && !result.needsMore && <Beside {...result} brandName={brandName} />}
      <div className="finder-answers">{children}</div>
      <Link to={paths.findRules}>{t('finder-start:rulesLink')}</Link>
    </div>
  );
};
