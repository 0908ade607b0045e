import { getAnalyticsConfig, getEdgeAnalyticsConfig, getTelemetryConfig } from '#contracts/relay/statistics.ts';
import { call } from '#web/shared/api/call.ts';
import { type AnalyticsOptions, startAnalytics } from './analytics.ts';
import { mayRun, onChoice, readChoice, signalOf } from './choice.ts';
import { startEdgeAnalytics } from './edge-analytics.ts';
import { readPageServices } from './page-services.ts';

const services = readPageServices();
let isDenied = services.has('denied');

/**
 * Google Analytics as it is set now. Without an answer it is the id that operators built in for this case, of which
 * there is none by default.
 */
const analyticsOptions = async (): Promise<AnalyticsOptions | undefined> => {
  try {
    const { enabled, measurementId, storage } = await call(getAnalyticsConfig, {});
    // The page may be older than the setting.
    isDenied ||= storage === 'denied';
    return enabled && measurementId !== '' ? { measurementId, storage } : undefined;
  } catch {
    const measurementId = document.documentElement.dataset.analyticsId;
    return measurementId ? { measurementId, storage: isDenied ? 'denied' : 'granted' } : undefined;
  }
};

/** Each asks how a service is set, and returns what begins it: nothing where it is off. */
const starters = {
  async analytics() {
    const options = await analyticsOptions();
    return options && (() => startAnalytics(options));
  },
  async edge() {
    const { enabled, token } = await call(getEdgeAnalyticsConfig, {});
    return enabled && token !== '' ? () => startEdgeAnalytics(token) : undefined;
  },
  async telemetry() {
    const { enabled, dsn } = await call(getTelemetryConfig, {});
    if (!enabled || dsn === '') return undefined;
    const { startTelemetry } = await import('../errors/telemetry/start.ts');
    return () => startTelemetry(dsn);
  },
};

const isWanted = () => mayRun({ signal: signalOf(window), choice: readChoice(), isDenied });

/** Begins a service, and returns what ends it, if anything can. */
type Start = () => (() => void) | undefined;

const follow = (prepare: () => Promise<Start | undefined>) => {
  let prepared: ReturnType<typeof prepare> | undefined;
  let isRunning = false;
  let stop: (() => void) | undefined;
  const apply = async () => {
    if (!isWanted()) {
      stop?.();
      [isRunning, stop] = [false, undefined];
      return;
    }
    prepared ??= prepare();
    const start = await prepared.catch(() => undefined);
    // Meanwhile the visitor may have said no, or the same again.
    if (!start || isRunning || !isWanted()) return;
    isRunning = true;
    stop = start();
  };
  onChoice(() => void apply());
  void apply();
};

const begin = () => {
  for (const name of ['analytics', 'edge', 'telemetry'] as const) if (services.has(name)) follow(starters[name]);
};

// The visitor comes first.
if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 });
else setTimeout(begin, 1);
