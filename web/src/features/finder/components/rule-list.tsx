import { useTranslation } from 'react-i18next';
import { ruleIds, rules } from '#contracts/finder/rules.ts';
import sources from '#contracts/finder/sources.json' with { type: 'json' };
import { stops } from '#contracts/finder/stops.ts';
import { SourceLink } from '#web/shared/ui/source-link.tsx';

const weights = [3, 2, 1, 0] as const;

/** The table by which the match goes, with who says so. */
export const RuleList = () => {
  const { t } = useTranslation('finder');
  return (
    <div className="rules">
      <section>
        <h2>{t('rulesStops')}</h2>
        <ul className="rule-list">
          {stops.map((stop) => (
            <li key={stop}>
              <strong>{t(`stop.${stop}.title`)}</strong>
              <p>{t(`stop.${stop}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      {weights.map((weight) => (
        <section key={weight}>
          <h2>{t(`weight.${weight}`)}</h2>
          <ul className="rule-list">
            {ruleIds
              .filter((id) => rules[id].weight === weight)
              .map((id) => (
                <li key={id}>
                  <p>{t(`rule.${id}`)}</p>
                  <ul className="rule-sources">
                    {sources[id].map((address) => (
                      <li key={address}>
                        <SourceLink address={address} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
