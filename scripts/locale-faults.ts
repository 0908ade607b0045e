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
  const names = namesIn(sources);
  const reference = catalogues.en ?? {};

  for (const [namespace, texts] of Object.entries(reference)) {
    const english = flatten(texts);
    const stems = new Set(Object.keys(english).map(stem));
    const isPlural = (key: string) => `${key}_other` in english;
    const sentences = flatten(context[namespace] ?? {});

    for (const key of stems) {
      if (!sentences[key]) faults.push(`context ${namespace}.${key}: no sentence for translators`);
      if (!isUsed(key, names)) faults.push(`en ${namespace}.${key}: is not used`);
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

const found = (text: string, pattern: RegExp): Set<string> => new Set([...text.matchAll(pattern)].map(([one]) => one));
/** `a.b.c`: itself, and what it begins with. */
const withBeginnings = (name: string): string[] =>
  name.split('.').map((_part, index, parts) => parts.slice(0, index + 1).join('.'));

/** The names in the source text that may be keys, or parts of keys, by where they stand. */
const namesIn = (sources: string) => {
  const quoted = found(sources, /(?<=')[\w.:-]+(?=')/g);
  return {
    /** `'key'`, `'namespace:key'`. A rule's code carries its limit, `'tooShort:8'`. */
    whole: new Set([...quoted].flatMap((name) => [name, name.slice(name.indexOf(':') + 1), name.split(':')[0] ?? ''])),
    /** `texts[language].key`. */
    members: new Set([...found(sources, /(?<=\]\.)[\w.]+/g)].flatMap(withBeginnings)),
    /** `` `tooShort:${limit}` ``. */
    codes: found(sources, /(?<=[`'])[\w.-]+(?=:)/g),
    /** `` `shoe.throat.${value}` ``: the fixed start of a composed one. */
    starts: found(sources, /(?<=[`:])[\w.-]+(?=\.\$\{)/g),
    /** `` `${kind}Subject` ``: a mail's key is its kind and a part of it. */
    ends: found(sources, /(?<=\})[\w.-]+(?=`)/g),
  };
};

/** Whether a key is among the names: whole, or composed of them. */
const isUsed = (key: string, { whole, members, codes, starts, ends }: ReturnType<typeof namesIn>): boolean =>
  whole.has(key) ||
  members.has(key) ||
  codes.has(key) ||
  [...key].some((_, i) => i > 0 && whole.has(key.slice(0, i)) && ends.has(key.slice(i))) ||
  withBeginnings(key).some((start) => start !== key && starts.has(start));
