import { describe, expect, it } from 'vitest';
import { problemCodes } from '#contracts/http/problem-codes.ts';
import { registry } from '#contracts/registry/index.ts';
import { languages } from '#contracts/text/language.ts';
import { errorText } from '#lambdas/platform/error-texts.ts';

const endpoints = Object.values(registry).flat();

describe('contract registry', () => {
  it('names each endpoint and each route once', () => {
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });

  it('keeps to the four prefixes of the specification: CloudFront serves everything else from the bucket', () => {
    for (const { path } of endpoints) expect(path).toMatch(/^\/((api|auth|users|sessions)\/|\{proxy\+\}$)/);
  });

  it('repeats no write of an administrator whose answer was lost', () => {
    const repeatable = [
      ...['exportUsers', 'exportAuditEntries', 'exportRecipients', 'exportReaders', 'beginPictureUpload'],
      // The record of an idempotent call holds a hash of its body.
      'saveSecret',
      // They change nothing.
      ...[
        'testMailConnection',
        'testInboxConnection',
        'countAudience',
        'checkCampaign',
        'checkReaderImport',
        'previewMail',
        'probeAi',
        'exportAnalytics',
      ],
    ];
    const writes = endpoints.filter(({ access, method }) => access === 'admin' && method !== 'GET');
    const lost = writes.filter((each) => !('idempotent' in each)).map(({ id }) => id);
    expect(lost.sort()).toEqual(repeatable.sort());
  });

  it('offers the health check without a body [S-216]', () => {
    expect(endpoints).toContainEqual(
      expect.objectContaining({ method: 'HEAD', path: '/api/health', access: 'public' }),
    );
  });

  it('has a text for every refusal in every language [S-014, Q-072]', () => {
    for (const language of languages) for (const code of problemCodes) expect(errorText(code, language)).toBeTruthy();
  });
});
