/** A language's texts: namespace -> key (nested keys joined by dots when flattened) -> text. */
export type Catalogue = Record<string, Texts>;
interface Texts {
  [key: string]: string | Texts;
}

/** The keys of nested texts, joined by dots. */
export const flatten = (texts: Texts, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );

const pluralForm = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(pluralForm, '');
const variables = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<(\w+)>/g)].map((m) => m[1] ?? m[2]))].sort();

const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** French sets a space before these marks and inside its quotation marks; a line must not break there. */
const looseMark = / [:;!?»]|« /;

interface Input {
  catalogues: Record<string, Catalogue>;
  /** One sentence per key (a plural's forms share one) for translators. */
  context: Catalogue;
  /** All the source text in which keys are used. */
  sources: string;
}

/** Every fault as a sentence that names language, namespace and key. English is the reference. */
export const localeFaults = ({ catalogues, context, sources }: Input): string[] => {
  const faults: string[] = [];
  const lines = linesWithKeys(sources);
  const reference = catalogues.en ?? {};

  for (const [namespace, texts] of Object.entries(reference)) {
    const english = flatten(texts);
    const stems = new Set(Object.keys(english).map(stem));
    const isPlural = (key: string) => `${key}_other` in english;
    const sentences = flatten(context[namespace] ?? {});

    for (const key of stems) {
      if (!sentences[key]) faults.push(`context ${namespace}.${key}: no sentence for translators`);
      if (!isUsed(key, lines)) faults.push(`en ${namespace}.${key}: is not used`);
    }
    for (const key of Object.keys(sentences))
      if (!stems.has(key)) faults.push(`context ${namespace}.${key}: unknown key`);

    for (const [language, catalogue] of Object.entries(catalogues)) {
      const own = catalogue[namespace];
      if (!own) {
        faults.push(`${language} ${namespace}: the namespace is missing`);
        continue;
      }
      const flat = flatten(own);
      const expected = [...stems].flatMap((key) =>
        isPlural(key) ? formsOf(language).map((form) => `${key}_${form}`) : [key],
      );
      for (const key of expected) {
        const text = flat[key];
        if (text === undefined) faults.push(`${language} ${namespace}.${key}: missing`);
        else if (!text.trim()) faults.push(`${language} ${namespace}.${key}: empty`);
        else if (language === 'fr' && looseMark.test(text))
          faults.push(
            `${language} ${namespace}.${key}: a mark of punctuation may begin a line: its space must not break`,
          );
        else
          faults.push(
            ...variableFaults(
              `${language} ${namespace}.${key}`,
              text,
              english[key] ?? english[`${stem(key)}_other`] ?? '',
            ),
          );
      }
      for (const key of Object.keys(flat))
        if (!expected.includes(key)) faults.push(`${language} ${namespace}.${key}: unknown key`);
    }
  }
  for (const [language, catalogue] of Object.entries(catalogues))
    for (const namespace of Object.keys(catalogue))
      if (!(namespace in reference)) faults.push(`${language} ${namespace}: unknown namespace`);
  return faults;
};

const variableFaults = (place: string, text: string, english: string): string[] => {
  const [own, expected] = [variables(text), variables(english)];
  // A form for one or two may say the number in words.
  const droppable = /_(zero|one|two)$/.test(place) ? ['count'] : [];
  return [
    ...own.filter((name) => !expected.includes(name)).map((name) => `${place}: unknown variable ${name}`),
    ...expected
      .filter((name) => !own.includes(name) && !droppable.includes(name ?? ''))
      .map((name) => `${place}: dropped variable ${name}`),
  ];
};

/** The lines that can hold a key, each once: keys are looked for in a third of the text. */
const linesWithKeys = (sources: string): string =>
  [...new Set(sources.split('\n').filter((line) => /['`]|\]\./.test(line) && !line.startsWith('import ')))].join('\n');

/** Whether a key occurs in the lines: whole, or as the fixed start of a composed one (`shoe.throat.${value}`). */
const isUsed = (key: string, lines: string): boolean => {
  const parts = key.split('.');
  if (lines.includes(`'${key}'`) || lines.includes(`:${key}'`) || lines.includes(`].${key}`)) return true;
  // A rule's code carries its limit: 'tooShort:8'. A mail's key is its kind and a part of it: `${kind}Subject`.
  if (lines.includes(`'${key}:`) || lines.includes(`\`${key}:`)) return true;
  if (
    [...key].some((_, i) => i > 0 && lines.includes(`'${key.slice(0, i)}'`) && lines.includes(`}${key.slice(i)}\``))
  ) {
    return true;
  }
  return parts.some(
    (_, i) =>
      i > 0 &&
      (lines.includes(`\`${parts.slice(0, i).join('.')}.\${`) || lines.includes(`:${parts.slice(0, i).join('.')}.\${`)),
  );
};
