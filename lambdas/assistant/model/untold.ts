import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { inAll, inEach } from '../language/all-languages.ts';
import { wholeWords } from '../language/expressions.ts';
import type { Topic } from '../language/intent-table.ts';
import type { TextReading } from './reading.ts';

/**
 * Asked of shoes, and hardly any source says it: their weight, a warranty, whether they are vegan, quiet, made for men, can be dyed,
 * frozen, darned, who invented them, how left and right differ, which tights go with them, whom to call. The first one that is asked counts.
 */
const topics: readonly Topic[] = [
  'weight',
  'warranty',
  'vegan',
  'dyeing',
  'noise',
  'men',
  'leftAndRight',
  'tights',
  'rosin',
  'makeUp',
  'darning',
  'inventor',
  'cutting',
  'gluing',
  'order',
  'freezing',
  'contact',
];
/** Of these, what is found says something else of the same thing, which is of use. */
const withRest = new Set<Topic>(['tights', 'cutting', 'gluing', 'order']);
/** Said alike in every language. */
const saidAnywhere: Partial<Record<Topic, string>> = { contact: '\\d{6,}|@' };

/** A source may say it in any language: names of shoes and units are. */
const says = new Map(
  topics.map((topic) => [
    topic,
    new RegExp(saidAnywhere[topic] ?? inAll(({ intents }) => intents.topics[topic].says), 'u'),
  ]),
);
const patterns = inEach(({ intents }) =>
  topics.map((topic) => ({ topic, asked: wholeWords(intents.topics[topic].asked) })),
);

const untoldKind = (asked: TextReading, language: Language, points: readonly string[]) => {
  const said = foldPhrase(points.join('\n'));
  return patterns
    .get(language)
    ?.find(
      (kind) => kind.asked.test(asked.words) && ![says.get(kind.topic), kind.asked].some((one) => one?.test(said)),
    );
};

/** Whether the question wants such a thing and none of what is to be shown says it. */
export const isUntold = (asked: TextReading, language: Language, points: readonly string[]): boolean =>
  untoldKind(asked, language, points) !== undefined;

/** Whether what is to be shown is of use all the same. */
export const hasRest = (asked: TextReading, language: Language, points: readonly string[]): boolean => {
  const kind = untoldKind(asked, language, points);
  return kind !== undefined && withRest.has(kind.topic);
};
