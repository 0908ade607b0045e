import { type Language, languages } from '#contracts/text/language.ts';
import type { TipSection } from '#contracts/tips/endpoints.ts';
import { derivedId, type LocalizedPassage } from '#lambdas/knowledge/index.ts';
import { passageTexts } from './passage-texts.ts';
import { longestPoint, longestTitle, plainLine, shortened } from './points.ts';
import type { PassagesByLanguage } from './record.ts';

/**
 * The guide is for registered users, and everybody may ask the assistant: so a passage says which chapter there is and what it is about, and
 * nothing of its text.
 */
const inLanguage = ({ id, title, points }: TipSection, language: Language): LocalizedPassage => ({
  id: derivedId('tip', id),
  origin: 'tip',
  kind: 'fit',
  confidence: 'sourced',
  safety: false,
  choosing: false,
  sources: [`/tips#${encodeURIComponent(id)}`],
  title: shortened(plainLine(title), longestTitle),
  text: [shortened(passageTexts(language)('tip', { title }), longestPoint)],
  questions: [title, ...points.map((point) => point.title)].map((asked) => shortened(plainLine(asked), longestTitle)),
});

export const passagesOfTip = (section: (language: Language) => TipSection | undefined): PassagesByLanguage =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const found = section(language);
      return found ? [[language, [inLanguage(found, language)]] as const] : [];
    }),
  );
