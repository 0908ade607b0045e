import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { AdminFields } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { FieldLookProvider } from '#web/shared/form/field-look.ts';
import { PasswordField } from '#web/shared/form/password-field.tsx';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/shared/form/text-field.tsx';
import { visitorLook } from '#web/shared/form/visitor-look.tsx';
import { createI18n } from '#web/shared/i18n/i18n.ts';

const i18n = await createI18n('en');
i18n.addResourceBundle('en', 'form', JSON.parse(readFileSync('locales/en/form.json', 'utf8')));
const drawn = (children: ReactNode) => renderToStaticMarkup(<I18nextProvider i18n={i18n}>{children}</I18nextProvider>);

const fields = { TextField, TextAreaField, PasswordField };
const looks = {
  visitors: (field: ReactNode) => drawn(<FieldLookProvider value={visitorLook}>{field}</FieldLookProvider>),
  'the administrator area': (field: ReactNode) => drawn(<AdminFields>{field}</AdminFields>),
};
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
/** The control that the label names, and the texts that describe it. */
const parts = (html: string) => {
  const [label = ''] = /<label[^>]*>/.exec(html) ?? [];
  const id = attribute(label, 'for');
  const [control = ''] = new RegExp(`<(input|textarea|select)[^>]* id="${id}"[^>]*>`).exec(html) ?? [];
  const textOf = (each: string) => new RegExp(`id="${each}"[^>]*>([^<]*)<`).exec(html)?.[1];
  return {
    control,
    described: attribute(control, 'aria-describedby').split(' ').map(textOf).filter(Boolean),
    isInvalid: attribute(control, 'aria-invalid') === 'true',
  };
};

describe.each(Object.entries(looks))('a field of %s', (_, draw) => {
  it.each(Object.entries(fields))('%s: its label names it, and its hint describes it', (_, Field) => {
    const { control, described, isInvalid } = parts(draw(<Field label="Name" hint="As on stage" name="a" />));
    expect(control).toContain(' name="a"');
    expect(described).toEqual(['As on stage']);
    expect(isInvalid).toBe(false);
  });

  it.each(Object.entries(fields))('%s: an error marks it and describes it', (_, Field) => {
    const { described, isInvalid } = parts(draw(<Field label="Name" hint="As on stage" error="Too short" name="a" />));
    expect(described.at(-1)).toBe('Too short');
    expect(isInvalid).toBe(true);
  });

  it('is a list of options', () => {
    const html = draw(<SelectField label="Level" name="a" options={[{ value: 'x', text: 'Beginner' }]} />);
    expect(parts(html).control).toContain('<select');
    expect(html).toContain('<option value="x">Beginner</option>');
  });

  it('is a box with its label and its hint', () => {
    const html = draw(<CheckboxField label="Newsletter" hint="Monthly" name="a" />);
    const [box = ''] = /<input[^>]*type="checkbox"[^>]*>/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`id="${attribute(box, 'aria-describedby')}"[^>]*>Monthly<`));
    expect(html).toContain('Newsletter');
  });
});

it('a field outside of a form says so, instead of being drawn without a look', () => {
  expect(() => drawn(<TextField label="Name" name="a" />)).toThrow('outside of a form');
});
