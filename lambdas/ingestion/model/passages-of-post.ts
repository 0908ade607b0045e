import type { DraftText } from '#contracts/blog/drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { derivedId, type LocalizedPassage } from '#lambdas/knowledge/index.ts';
import { isMachineOrder } from './machine-orders.ts';
import { longestTitle, plainLine, pointsOf, shortened } from './points.ts';
import type { PassagesByLanguage, PublishedPost } from './record.ts';
import { sectionsOf } from './sections.ts';

const pointsTogether = 8;
/** Of one post in one language: what stands behind them is found on its page. */
export const mostParts = 12;

interface Part {
  heading: string | undefined;
  points: string[];
}

/** The beginning of the post and its sections; long ones in several parts. */
const partsOf = ({ excerpt, body }: DraftText, language: Language): Part[] => {
  const sections = sectionsOf(body, language);
  const hasOpening = sections[0] !== undefined && sections[0].heading === undefined;
  const opening = {
    heading: undefined,
    points: [...pointsOf(excerpt, language), ...(hasOpening ? (sections[0]?.points ?? []) : [])],
  };
  return [{ ...opening, points: [...new Set(opening.points)] }, ...sections.slice(hasOpening ? 1 : 0)]
    .flatMap(({ heading, points }) =>
      Array.from({ length: Math.ceil(points.length / pointsTogether) }, (_none, index) => ({
        heading,
        points: points.slice(index * pointsTogether, (index + 1) * pointsTogether),
      })),
    )
    .slice(0, mostParts);
};

const inLanguage = (id: string, text: DraftText, language: Language): LocalizedPassage[] =>
  partsOf(text, language).map(({ heading, points }, index) => {
    const title = plainLine(text.title);
    return {
      id: derivedId('post', id, index === 0 ? undefined : String(index)),
      origin: 'post',
      kind: 'fit',
      confidence: 'sourced',
      safety: false,
      choosing: false,
      sources: [`/blog/${encodeURIComponent(text.slug)}`],
      title: shortened(heading ? `${title}: ${heading}` : title, longestTitle),
      text: points,
      questions: [shortened(heading || title, longestTitle)],
    };
  });

/** A post in each language in which it is published: one passage for its beginning and one for each section. */
export const passagesOfPost = ({ id, texts }: PublishedPost): PassagesByLanguage =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language];
      return text && !isMachineOrder(text.title) ? [[language, inLanguage(id, text, language)] as const] : [];
    }),
  );
