import {
  type BrowserOptions,
  browserTracingIntegration,
  captureException,
  getClient,
  getReplay,
  init,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/browser';
import { sendTelemetry } from '#contracts/relay/endpoints.ts';
import { numberOf, onNumbered } from '../error-numbers.ts';
import { isNoise } from '../noise.ts';
import { cleanEnvelope } from './clean-envelope.ts';

/** Of those that come by themselves: one counts visits, the other follows conversations with models. */
const unused = ['BrowserSession', 'ConversationId'];

let isRunning = false;

/** A fetch transport that sends nothing as it came, and nothing after a no. */
const transport: NonNullable<BrowserOptions['transport']> = (options) => {
  const sender = makeFetchTransport(options);
  return { ...sender, send: async (envelope) => (isRunning ? sender.send(cleanEnvelope(envelope)) : {}) };
};

const options = (dsn: string): BrowserOptions => ({
  dsn,
  tunnel: sendTelemetry.path,
  environment: 'production',
  tracesSampleRate: 0.1,
  // One event for each trace, which every server of this protocol knows; the newer form is Sentry's own.
  traceLifecycle: 'static',
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
  integrations: (defaults) => [
    ...defaults.filter(({ name }) => !unused.includes(name)),
    browserTracingIntegration(),
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'content', 'value'],
      // The site's policy allows no worker. It also leaves the recording readable for `cleanEnvelope`.
      useCompression: false,
    }),
  ],
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: { request: { allow: ['User-Agent'] }, response: false },
    httpBodies: [],
    urlQueryParams: false,
    stackFrameVariables: false,
  },
  // Our own calls carry no marks of a trace, and no other site is called.
  tracePropagationTargets: [],
  // Messages stay as the browser says them: other code reads them.
  enhanceFetchErrorMessages: false,
  transport,
  // The site's cookies are none of its business.
  transportOptions: { fetchOptions: { credentials: 'omit' } },
  beforeSend: (event, { originalException }) => {
    if (isNoise(event.exception?.values ?? [], originalException)) return null;
    const number = numberOf(originalException);
    return number ? { ...event, tags: { ...event.tags, error_id: number } } : event;
  },
});

/** Reports errors, traces and recordings until what it returns is called. The client itself can be made only once. */
export const startTelemetry = (dsn: string): (() => void) => {
  isRunning = true;
  if (getClient()) getReplay()?.startBuffering();
  else init(options(dsn));
  // Errors that a screen has caught; uncaught ones are heard by the client itself.
  const unhear = onNumbered((error) => void captureException(error));
  return () => {
    isRunning = false;
    unhear();
    void getReplay()?.stop();
  };
};
