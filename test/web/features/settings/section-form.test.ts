import { describe, expect, it } from 'vitest';
import { initialSettings, type SectionName, sectionNames } from '#contracts/settings/sections.ts';
import { formOf, formSchemaOf, type SectionForm, valuesIn } from '#web/features/settings/model/section-form.ts';

const check = (section: SectionName, changes: SectionForm) => {
  const form = { ...formOf(section, initialSettings[section]), ...changes };
  const { error } = formSchemaOf(section).safeParse(form);
  return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : valuesIn(section, form);
};

describe('the form of a section follows from its declaration', () => {
  it.each(sectionNames)('%s: what it begins with is what is stored', (section) => {
    expect(check(section, {})).toEqual(initialSettings[section]);
  });

  it('a number is what people type', () => {
    expect(check('security', { sessionDays: ' 12 ' })).toMatchObject({ sessionDays: 12 });
    expect(check('security', { sessionDays: '1,5' })).toEqual(['sessionDays: wholeNumber']);
    for (const typed of ['', 'soon', '1e2', '0x10', 'NaN', 'Infinity', '1 000']) {
      expect(check('security', { sessionDays: typed })).toEqual(['sessionDays: wholeNumber']);
    }
  });

  it('a grouped number is refused, and never taken for a small one', () => {
    for (const typed of ['3,000', '3.000', '3,0', '3.']) {
      expect(check('advanced', { auditRetentionDays: typed })).toEqual(['auditRetentionDays: wholeNumber']);
    }
  });

  it('a number may be pasted with marks of direction, and typed on other keyboards', () => {
    for (const typed of ['\u200F30\u200F', '\u206830\u2069', '３０', '٣٠', '\u00A030']) {
      expect(check('advanced', { auditRetentionDays: typed })).toMatchObject({ auditRetentionDays: 30 });
    }
    expect(check('advanced', { auditRetentionDays: '\u200E−1' })).toEqual(['auditRetentionDays: atLeast:0']);
  });

  it('a number beyond its limits is refused with the limit', () => {
    expect(check('security', { freeAttempts: '2' })).toEqual(['freeAttempts: atLeast:3']);
    expect(check('security', { freeAttempts: '6' })).toEqual(['freeAttempts: atMost:5']);
  });

  it('a measurement ID starts with G- [S-186]', () => {
    expect(check('analytics', { measurementId: 'UA-123456' })).toEqual(['measurementId: measurementId']);
    expect(check('analytics', { measurementId: 'G-AB12CD34' })).toMatchObject({ measurementId: 'G-AB12CD34' });
  });

  it('fields that need each other are told of at the field', () => {
    expect(check('integrations', { mailProvider: 'smtp' })).toEqual(['smtpHost: required', 'smtpUser: required']);
    expect(check('general', { maintenanceNotice: true })).toEqual(['maintenanceText.he: required']);
  });
});
