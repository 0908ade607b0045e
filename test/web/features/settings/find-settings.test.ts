import { describe, expect, it } from 'vitest';
import { findSettings, type SettingEntry } from '#web/features/settings/model/find-settings.ts';

const entry = (name: string, label: string, hint: string, sectionTitle: string, more: string[] = []): SettingEntry => ({
  section: 'security',
  name,
  label,
  hint,
  sectionTitle,
  more,
});
const entries = [
  entry('wait', 'ההמתנה הארוכה ביותר', 'המתנה אחרי סיסמה שגויה.', 'אבטחה'),
  entry('password', 'אורך סיסמה מזערי', 'לסיסמאות חדשות בלבד.', 'אבטחה'),
  entry('port', 'יציאה (Port)', 'בדרך כלל 587.', 'שירותים חיצוניים', ['587', '465']),
  entry('from', 'Nom de l’expéditeur', 'Affiché à côté de l’adresse.', 'Intégrations'),
];
const found = (query: string) => findSettings(entries, query).map(({ name }) => name);

describe('the search over settings', () => {
  it('finds by label, hint, section and choice, the label first', () => {
    expect(found('סיסמה')).toEqual(['password', 'wait']);
    expect(found('חדשות')).toEqual(['password']);
    expect(found('אבטחה')).toEqual(['wait', 'password']);
    expect(found('465')).toEqual(['port']);
  });

  it('understands a Hebrew word with the letters before it', () => {
    expect(found('הסיסמה')).toEqual(['password', 'wait']);
    expect(found('לסיסמה שגויה')).toEqual(['wait']);
  });

  it('does not mind vowel signs, accents, case and quotes', () => {
    expect(found('סִיסְמָה')).toEqual(['password', 'wait']);
    expect(found('EXPEDITEUR')).toEqual(['from']);
    expect(found("l'expéditeur")).toEqual(['from']);
    expect(found('port')).toEqual(['port']);
  });

  it('knows what it is called in English, in every language', () => {
    const kept = { ...entry('staySeconds', 'משך שמירה', 'בשניות.', 'זיכרון מטמון'), section: 'cache' as const };
    const names = (query: string) => findSettings([...entries, kept], query).map(({ name }) => name);
    expect(names('cache')).toEqual(['staySeconds']);
    expect(names('seconds cache')).toEqual(['staySeconds']);
  });

  it('needs every word', () => {
    expect(found('סיסמה port')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(found('–')).toEqual([]);
  });
});
