import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditActions, resourceTypes } from '#contracts/audit/endpoints.ts';
import { languages } from '#contracts/text/language.ts';

interface Texts {
  action: Record<string, Record<string, string>>;
  resource: Record<string, string>;
}
const textsIn = (language: string): Texts => JSON.parse(readFileSync(`locales/${language}/audit.json`, 'utf8'));

describe.each(languages)('the audit log in %s [S-109]', (language) => {
  const { action, resource } = textsIn(language);

  it('has words for every action', () => {
    const withoutWords = auditActions.filter((code) => {
      const [type = '', verb = ''] = code.split('.');
      return !/\p{L}{2}/u.test(action[type]?.[verb] ?? '');
    });
    expect(withoutWords).toEqual([]);
  });

  it('has words for every kind of thing', () => {
    expect(resourceTypes.filter((type) => !resource[type])).toEqual([]);
  });
});
