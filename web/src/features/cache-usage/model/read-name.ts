import { type PublicRead, publicReads } from '#contracts/cache-usage/endpoints.ts';
import { type Language, languages } from '#contracts/text/language.ts';

interface ReadName {
  /** Missing where the functions have named something that this screen does not know. */
  kind?: PublicRead | undefined;
  id: string;
  language?: Language | undefined;
}

/** Takes a name such as `brand bloch he` apart: what it is, which one, in what language. */
export const readName = (name: string): ReadName => {
  const [first = '', ...words] = name.split(' ');
  const kind = publicReads.find((each) => each === first);
  if (!kind) return { id: '' };
  const language = languages.find((each) => each === words.at(-1));
  return { kind, id: (language ? words.slice(0, -1) : words).join(' '), language };
};
