import type { SliceNames } from './names.ts';

/** The first texts of a screen. They say no more than any list could: the slice's own words replace them. */
const first: Record<string, { empty: string; loadFailed: string }> = {
  he: { empty: 'אין כאן דבר עדיין', loadFailed: 'הטעינה נכשלה' },
  en: { empty: 'Nothing here yet', loadFailed: 'Failed to load the list' },
  ru: { empty: 'Здесь пока ничего нет', loadFailed: 'Не удалось загрузить список' },
  fr: { empty: 'Rien ici pour l’instant', loadFailed: 'Impossible de charger la liste' },
  es: { empty: 'Aún no hay nada aquí', loadFailed: 'No se pudo cargar la lista' },
};

/** A file of texts for each language; `titles` by language. */
export const textsOf = ({ name }: SliceNames, titles: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(first).map(([language, texts]) => [
      `locales/${language}/${name}.json`,
      `${JSON.stringify({ title: titles[language], ...texts }, null, 2)}\n`,
    ]),
  );
