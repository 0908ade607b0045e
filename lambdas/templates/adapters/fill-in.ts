import type { CompiledMail } from './compile-mail.ts';

const variable = /\{\{([^{}]*)\}\}/g;

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(variable, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`a mail asks for ${name}, which has no value`);
    return value;
  });

/** One reader's mail, by SES's own rules: values go in as they are, and one that is missing is a failure. */
export const fillIn = (
  { subject, preheader, html, text }: CompiledMail,
  values: Readonly<Record<string, string>>,
): CompiledMail => ({
  subject: fill(subject, values),
  preheader: fill(preheader, values),
  html: fill(html, values),
  text: fill(text, values),
});
