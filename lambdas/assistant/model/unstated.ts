import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { inAll, inEach } from '../language/all-languages.ts';
import { wholeWords } from '../language/expressions.ts';
import { type Topic, topics } from '../language/intent-table.ts';
import type { TextReading } from './reading.ts';

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

const unstatedKind = (asked: TextReading, language: Language, points: readonly string[]) => {
  const said = foldPhrase(points.join('\n'));
  return patterns[language].find(
    (kind) => kind.asked.test(asked.words) && ![says.get(kind.topic), kind.asked].some((one) => one?.test(said)),
  );
};

/** Whether the question wants such a thing and none of what is to be shown says it. */
export const isUnstated = (asked: TextReading, language: Language, points: readonly string[]): boolean =>
  unstatedKind(asked, language, points) !== undefined;

/** Whether what is to be shown is of use all the same. */
export const hasRest = (asked: TextReading, language: Language, points: readonly string[]): boolean => {
  const kind = unstatedKind(asked, language, points);
  return kind !== undefined && withRest.has(kind.topic);
};
