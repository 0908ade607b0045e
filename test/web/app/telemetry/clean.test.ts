import { describe, expect, it } from 'vitest';
import { cleanEnvelope } from '#web/app/errors/telemetry/clean-envelope.ts';
import { maskTexts } from '#web/app/errors/telemetry/mask-texts.ts';
import { withoutSecretHeaders } from '#web/app/errors/telemetry/strip-headers.ts';

describe('headers that stand for a person', () => {
  it.each([
    [
      'of a request',
      { request: { headers: { Authorization: 'x', Cookie: 'x', 'User-Agent': 'kept' } } },
      { request: { headers: { 'User-Agent': 'kept' } } },
    ],
    [
      'in any case',
      {
        headers: {
          authorization: 'x',
          COOKIE: 'x',
          'Set-Cookie': 'x',
          'proxy-authorization': 'x',
          'X-Confirmation': 'x',
        },
      },
      { headers: {} },
    ],
    ['beside the headers', { request: { cookies: { devices: 'x' }, url: '/a' } }, { request: { url: '/a' } }],
    [
      'in breadcrumbs',
      { breadcrumbs: [{ data: { request_headers: { authorization: 'x' }, url: '/a' } }] },
      { breadcrumbs: [{ data: { request_headers: {}, url: '/a' } }] },
    ],
    [
      'as attributes of spans',
      {
        spans: [
          {
            data: {
              'http.request.header.authorization': 'x',
              'http.request.header.cookie.devices': 'x',
              'http.response.header.set-cookie': ['x'],
              'http.method': 'GET',
            },
          },
        ],
      },
      { spans: [{ data: { 'http.method': 'GET' } }] },
    ],
    [
      'as pairs',
      {
        headers: [
          ['Authorization', 'Bearer x'],
          ['Accept', 'kept'],
        ],
      },
      {
        headers: [
          ['Authorization', '[masked]'],
          ['Accept', 'kept'],
        ],
      },
    ],
    [
      'that only sound alike',
      { authorizationUrl: '/a', cookieNotice: true, headers: { 'x-authorization-hint': 'kept' } },
      { authorizationUrl: '/a', cookieNotice: true, headers: { 'x-authorization-hint': 'kept' } },
    ],
    ['of nothing', [null, 1, 'authorization'], [null, 1, 'authorization']],
  ])('are left out: %s [S-234]', (_what, value, kept) => {
    expect(withoutSecretHeaders(value)).toEqual(kept);
  });
});

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl';

describe('values of tokens and passwords', () => {
  it.each([
    ['/reset-password?token=canary', '/reset-password?token=[masked]'],
    ['https://pointe.example/a?access_token=canary&lang=he', 'https://pointe.example/a?access_token=[masked]&lang=he'],
    ['https://pointe.example/a?lang=he&password=canary#top', 'https://pointe.example/a?lang=he&password=[masked]#top'],
    ['https://pointe.example/a#id_token=canary', 'https://pointe.example/a#id_token=[masked]'],
    ['/undo-email-change#user=1&code=canary', '/undo-email-change#user=1&code=[masked]'],
    ['/login?returnTo=%2Fa%3Ftoken%3Dcanary', '/login?returnTo=%2Fa%3Ftoken%3D[masked]'],
    ['/a?newPassword=canary&NEW_TOKEN=canary', '/a?newPassword=[masked]&NEW_TOKEN=[masked]'],
    ['https://name:canary@pointe.example/', 'https://[masked]@pointe.example/'],
    [`/a?x=${token}`, '/a?x=[token]'],
    [`Bearer ${token}`, 'Bearer [token]'],
    ['GET /users/list?search=canary@dance.example', 'GET /users/list?search=[email]'],
    ['/products?search=pink', '/products?search=pink'],
  ])('are masked in %s [S-235]', (text, masked) => {
    const event = { request: { url: text }, breadcrumbs: [{ data: { to: text } }], spans: [{ description: text }] };
    expect(maskTexts(event)).toEqual({
      request: { url: masked },
      breadcrumbs: [{ data: { to: masked } }],
      spans: [{ description: masked }],
    });
  });

  it('are masked in names as well, and marks by which reports refer to each other stay', () => {
    expect(maskTexts({ 'a@dance.example': 1, trace_id: 'a1'.repeat(16), error_ids: ['b2'.repeat(16)] })).toEqual({
      '[email]': 1,
      trace_id: 'a1'.repeat(16),
      error_ids: ['b2'.repeat(16)],
    });
    // A name alone keeps nothing.
    expect(maskTexts({ trace_id: token, event_id: 'canary@dance.example' })).toEqual({
      trace_id: '[token]',
      event_id: '[email]',
    });
  });
});

describe('an envelope', () => {
  type Envelope = Parameters<typeof cleanEnvelope>[0];
  const envelope = (...items: unknown[]) =>
    [{ dsn: 'https://0123abcd@errors.example/7' }, items] as unknown as Envelope;

  it('keeps the address of its project, and nothing else that looks like a password', () => {
    const [header] = cleanEnvelope([
      { dsn: 'https://0123abcd@errors.example/7', sdk: { name: 'https://name:canary@other.example' } },
      [],
    ] as unknown as Envelope);
    expect(header).toEqual({
      dsn: 'https://0123abcd@errors.example/7',
      sdk: { name: 'https://[masked]@other.example' },
    });
  });

  it('leaves with clean events and recordings', () => {
    const events = [
      { type: 4, data: { href: 'https://pointe.example/a?token=canary' } },
      { type: 3, data: { text: 'שלום a@b.example' } },
    ];
    const recording = `{"segment_id":0}\n${JSON.stringify(events)}`;
    const [, items] = cleanEnvelope(
      envelope(
        [{ type: 'event' }, { request: { headers: { Cookie: 'canary' }, url: '/a?password=canary' } }],
        [{ type: 'replay_recording', length: recording.length }, recording],
      ),
    ) as unknown as [object, [Record<string, unknown>, unknown][]];
    expect(items[0]).toEqual([{ type: 'event' }, { request: { headers: {}, url: '/a?password=[masked]' } }]);
    const clean = `{"segment_id":0}\n${JSON.stringify(events).replace('canary', '[masked]').replace('a@b.example', '[email]')}`;
    expect(items[1]).toEqual([{ type: 'replay_recording', length: Buffer.byteLength(clean) }, clean]);
  });

  it('leaves without what cannot be looked into, and without other kinds', () => {
    const [, items] = cleanEnvelope(
      envelope(
        [{ type: 'replay_recording' }, new Uint8Array([1, 2])],
        [{ type: 'replay_recording' }, '{"segment_id":0}\nnot json'],
        [{ type: 'attachment' }, 'text'],
        [{ type: 'log' }, { items: [] }],
        [{ type: 'event' }, 'text'],
        [{ type: 'client_report' }, { discarded_events: [] }],
      ),
    );
    expect(items).toEqual([[{ type: 'client_report' }, { discarded_events: [] }]]);
  });
});
