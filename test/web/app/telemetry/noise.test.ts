import { describe, expect, it } from 'vitest';
import { isNoise, type Thrown } from '#web/app/errors/noise.ts';
import { ApiError } from '#web/shared/api/api-error.ts';

const ownFile = { filename: 'https://pointe.example/assets/main-abc.js' };
const rejection = { type: 'auto.browser.global_handlers.onunhandledrejection' };
const thrown = (type: string, value: string, more: Partial<Thrown> = {}): Thrown => ({ type, value, ...more });
const from = (...filenames: string[]): Partial<Thrown> => ({
  stacktrace: { frames: filenames.map((filename) => ({ filename })) },
});

const noise: [string, Thrown, unknown?][] = [
  [
    'a rejection with a text',
    thrown('UnhandledRejection', 'Non-Error promise rejection captured with value: no'),
    'no',
  ],
  [
    'a rejection with an object',
    thrown('UnhandledRejection', 'Object captured as promise rejection with keys: a'),
    { a: 1 },
  ],
  [
    'a rejection with an object that looks like an error',
    thrown('Error', 'x', { mechanism: rejection }),
    { message: 'x' },
  ],
  ['a rejection with nothing', thrown('UnhandledRejection', 'x', { mechanism: rejection }), null],
  ['a notice about sizes', thrown('Error', 'ResizeObserver loop limit exceeded')],
  ['a notice about sizes, newer', thrown('Error', 'ResizeObserver loop completed with undelivered notifications.')],
  ['a network error', thrown('NetworkError', 'A network error occurred.')],
  ['a network error of Safari', thrown('TypeError', 'The network connection was lost.')],
  ['a network error of Chrome', thrown('Error', 'net::ERR_INTERNET_DISCONNECTED')],
  ['a failed fetch of Chrome', thrown('TypeError', 'Failed to fetch')],
  ['a failed fetch of Chrome, with a host', thrown('TypeError', 'Failed to fetch (pointe.example)')],
  ['a failed fetch of Firefox', thrown('TypeError', 'NetworkError when attempting to fetch resource.')],
  ['a failed fetch of Safari', thrown('TypeError', 'Load failed')],
  ['a fetch that Safari gave up', thrown('TypeError', 'cancelled')],
  ['a request that took too long', thrown('TimeoutError', 'signal timed out')],
  ['an aborted request', thrown('AbortError', 'The user aborted a request.')],
  ['an aborted request, newer', thrown('AbortError', 'signal is aborted without reason')],
  ['an aborted request of Firefox', thrown('AbortError', 'The operation was aborted. ')],
  ['an aborted request of Safari', thrown('AbortError', 'Fetch is aborted')],
  ['missing code in Chrome', thrown('TypeError', 'Failed to fetch dynamically imported module: https://a/b.js')],
  ['missing code in Firefox', thrown('TypeError', 'error loading dynamically imported module: https://a/b.js')],
  ['missing code in Safari', thrown('TypeError', 'Importing a module script failed.')],
  ['a missing chunk', thrown('ChunkLoadError', 'Loading chunk 7 failed.')],
  [
    'an extension of Chrome',
    thrown('TypeError', 'x is undefined', from(ownFile.filename, 'chrome-extension://abc/content.js')),
  ],
  ['an extension of Firefox', thrown('TypeError', 'x is undefined', from('moz-extension://abc/content.js'))],
  ['an extension of Safari', thrown('TypeError', 'x is undefined', from('safari-web-extension://abc/content.js'))],
  ['a masked extension', thrown('TypeError', 'x', from('webkit-masked-url://hidden/'))],
  ['an extension that was updated', thrown('Error', 'Extension context invalidated.')],
  ['an extension that listens', thrown('Error', 'Could not establish connection. Receiving end does not exist.')],
  ['Google’s script', thrown('TypeError', 'x', from('https://www.googletagmanager.com/gtag/js?id=G-1'))],
  ['a script of Google’s', thrown('TypeError', 'x', from('https://region1.google-analytics.com/a.js'))],
  ['Cloudflare’s script', thrown('TypeError', 'x', from('https://pointe.example/api/analytics/proxy/beacon.min.js'))],
  [
    'Cloudflare’s script from its own place',
    thrown('TypeError', 'x', from('https://static.cloudflareinsights.com/beacon.min.js')),
  ],
  ['a tag that is missing', thrown('ReferenceError', 'gtag is not defined')],
  ['a refusal', thrown('Error', 'The name is taken.'), new ApiError('The name is taken.', { status: 409 })],
];

const defects: [string, Thrown, unknown?][] = [
  [
    'an error of our own',
    thrown('TypeError', "Cannot read properties of undefined (reading 'name')", { stacktrace: { frames: [ownFile] } }),
    new TypeError('x'),
  ],
  ['a rejection with an error', thrown('Error', 'x', { mechanism: rejection }), new Error('x')],
  [
    'a rejection with an error of the browser',
    thrown('DataCloneError', 'x', { mechanism: rejection }),
    new DOMException('x'),
  ],
  ['an error of React', thrown('Error', 'Minified React error #418; visit https://react.dev/errors/418')],
  ['a word that noise has too', thrown('Error', 'The order was cancelled')],
  ['a word that begins like noise', thrown('Error', 'The brand "Abortive" has no observer')],
  ['a file whose name holds a word', thrown('Error', 'x', from('https://pointe.example/assets/extension-abc.js'))],
  ['a host that begins like another', thrown('Error', 'x', from('https://googletagmanager.com.pointe.example/a.js'))],
  ['an error without a description', {}],
];

describe('a report', () => {
  it.each(noise)('of %s stays here [S-233]', (_what, error, original) => {
    expect(isNoise([error], original)).toBe(true);
    // Also as the cause of another.
    expect(isNoise([thrown('Error', 'outer'), error], original)).toBe(true);
  });

  it.each(defects)('of %s is sent', (_what, error, original) => {
    expect(isNoise([error], original)).toBe(false);
  });
});
