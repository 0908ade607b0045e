import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { listFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import { mayRun, onChoice, readChoice, saveChoice, signalOf } from './choice.ts';
import { readPageServices } from './page-services.ts';

const namesOf = { analytics: 'Google Analytics', edge: 'Cloudflare Web Analytics' };

/** The services that are on now, and the visitor's say. Only the browser knows both, so that the page is drawn without them. */
const Choice = () => {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const id = useId();
  const choice = useSyncExternalStore(onChoice, readChoice);
  const services = readPageServices();
  const signal = signalOf(window);
  const on = (['analytics', 'edge', 'telemetry'] as const).filter((service) => services.has(service));
  const names = on.map((service) => (service === 'telemetry' ? t('serviceName.telemetry') : namesOf[service]));
  const list = listFormat(language, { type: 'conjunction' });
  // The box is empty although the visitor has not said no.
  const isOwnAlone = services.has('denied') && choice === undefined && signal === undefined;
  return (
    <>
      <p>{names.length > 0 ? t('servicesOn', { names: list.format(names) }) : t('servicesOff')}</p>
      {signal && <p>{t(`signal.${signal}`)}</p>}
      <div className="form-field form-check">
        <input
          id={id}
          type="checkbox"
          checked={mayRun({ signal, choice, isDenied: services.has('denied') })}
          disabled={signal !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => saveChoice(target.checked ? 'yes' : 'no')}
        />
        <label htmlFor={id}>{t('allowStatistics')}</label>
        <div className="form-hint" id={`${id}-hint`}>
          {t('allowHint')}
        </div>
      </div>
      {isOwnAlone && (
        <p>
          {t('ownCountOn')}{' '}
          <button type="button" className="text-button" onClick={() => saveChoice('no')}>
            {t('refuseOwnCount')}
          </button>
        </p>
      )}
    </>
  );
};

export const StatisticsChoice = () => useHydrated() && <Choice />;
