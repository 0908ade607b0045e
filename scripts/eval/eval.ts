/**
 * `npm run eval`: asks the assistant through its API what people ask, and says how much of it is answered right. Starts a local twin, on
 * whose pages it publishes what the questions hide, or asks the site at `--url`. Both the product's own questions and the held-out ones,
 * whose wrong answers are shown with `--show-held-out` alone; `--questions FILE` asks those of a file in the same format instead. `--model
 * ID` has a model or an inference profile of Bedrock answer in the twin, with the operator's own AWS credentials; without it the product
 * answers by itself. `--ideal-reader` has messages read as a person has written down beside them (`ideal-reader.ts`). `--json FILE` keeps every
 * answer, `--to-read FILE` those that only a person can judge. Fails below 95 % right answers in either, or where one safety question, one
 * injection, one language or one citation is wrong, or where answers without a model take too long.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Answer } from '#contracts/assistant/endpoints.ts';
import { askSite, inFlight } from './ask-site.ts';
import { idealModel, idealReader } from './ideal-reader.ts';
import { isAboveBar, type Judgement, judge, type Share, type Summary, summarize } from './judge.ts';
import { type EvaluatedModel, modelOfBedrock, openTwin, otherSite } from './open-site.ts';
import { heldOutQuestions, ownQuestions, type Question, readSet, strangersSets } from './questions.ts';
import { readingPage } from './reading-page.ts';
import { warmUp } from './warm-up.ts';

const { values } = parseArgs({
  options: {
    questions: { type: 'string' },
    model: { type: 'string' },
    'ideal-reader': { type: 'boolean' },
    json: { type: 'string' },
    'to-read': { type: 'string' },
    url: { type: 'string' },
    'show-held-out': { type: 'boolean' },
  },
});
/** How many questions are answered at the same time. */
const atOnce = 10;
process.env.TZ = 'UTC';
process.env.STAGE = 'local';

const strangers = strangersSets();
const ofStrangers = (isWanted: boolean): Question[] =>
  strangers.filter(({ isRead }) => isRead === isWanted).flatMap(({ questions }) => questions);
const sets: Record<string, Question[]> =
  values.questions === undefined
    ? {
        ...{ own: ownQuestions(), 'held out': heldOutQuestions() },
        ...{ 'strangers, read': ofStrangers(true), 'strangers, unread': ofStrangers(false) },
      }
    : { [values.questions]: readSet(values.questions).questions };
if (values.url !== undefined && (values.model !== undefined || values['ideal-reader'])) {
  throw new Error('--url goes with neither --model nor --ideal-reader: which models a site asks is set there');
}
if (values.model !== undefined && values['ideal-reader']) throw new Error('--model and --ideal-reader: one of them');

const all = Object.values(sets).flat();
const modelAsked = (): EvaluatedModel | undefined => {
  if (values['ideal-reader']) return { id: idealModel, ask: idealReader(all) };
  return values.model === undefined ? undefined : modelOfBedrock(values.model);
};
const model = modelAsked();
const site = values.url === undefined ? await openTwin(all, model) : otherSite(values.url);
const judged = new Map<string, Judgement[]>();
try {
  const ask = askSite(site.url);
  const longestFirst = await warmUp(ask, atOnce);
  console.log(`The first answer in a language took up to ${longestFirst.toFixed(0)} ms.`);
  for (const [name, questions] of Object.entries(sets)) {
    const answered: { question: Question; answer: Answer; milliseconds: number }[] = [];
    await inFlight(questions, atOnce, async (question) => {
      const began = performance.now();
      const answer = await ask(question);
      answered.push({ question, answer, milliseconds: performance.now() - began });
    });
    answered.sort((one, other) => questions.indexOf(one.question) - questions.indexOf(other.question));
    // Judged afterwards: the twin answers from the same process, which would be kept waiting.
    judged.set(
      name,
      answered.map(({ question, answer, milliseconds }) => judge(question, answer, milliseconds, site.texts)),
    );
  }
} finally {
  await site.close();
}

const shown = ({ right, of }: Share) => `${right} of ${of}`;
const printWrong = (ofSet: readonly Judgement[]) => {
  for (const { question, answer, missing, forbidden, behaviours, citations } of ofSet) {
    const why = [
      ...behaviours.map((one) => `it ${one}`),
      ...missing.map((one) => `without ${one}`),
      ...forbidden.map((one) => `with ${one}`),
    ].join('; ');
    if (why) console.log(`${question.id} ${question.question}\n  ${why}\n  ${answer.answer.replaceAll('\n', ' ')}`);
    for (const sentence of citations.unsupported)
      console.log(`${question.id} without a source that says it: ${sentence}`);
  }
};

const summaries: Record<string, Summary> = {};
for (const [name, ofSet] of judged) {
  if (ofSet.length === 0) continue;
  const summary = summarize(ofSet);
  summaries[name] = summary;
  const toRead = ofSet.filter(({ isForReader }) => isForReader);
  if (toRead.length > 0) console.log(`${name}: ${toRead.length} of ${ofSet.length} answers are for a person to read`);
  // Who reads what is wrong in the held-out ones tunes to them.
  if (name !== 'held out' || values['show-held-out']) printWrong(ofSet);
  console.table(
    Object.fromEntries(
      Object.entries(summary.shares).map(([category, languages]) => [
        category,
        Object.fromEntries(Object.entries(languages).map(([language, one]) => [language, shown(one)])),
      ]),
    ),
  );
  const { all, safety, injections, sameLanguage, precision, recall, p50, p95 } = summary;
  console.log(
    `${name}: right ${shown(all)}, safety ${shown(safety)}, injections ${shown(injections)}, same language ${shown(sameLanguage)}, citation precision ${shown(precision)}, recall ${shown(recall)}, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
}
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify({ summaries, judged: Object.fromEntries(judged) }, null, 2)}\n`);
}
if (values['to-read'] !== undefined) {
  const toRead = [...judged.values()].flat().filter(({ isForReader }) => isForReader);
  writeFileSync(values['to-read'], `${readingPage(toRead)}\n`);
}
if (values.model !== undefined && site.spent !== undefined) {
  const { calls, failed, inputTokens, outputTokens } = site.spent;
  const answers = [...judged.values()].flat();
  const written = answers.filter(({ answer }) => answer.model === values.model);
  console.log(
    `${values.model} was asked ${calls} times, failed ${failed} times and wrote ${written.length} of ${answers.length} answers: ${inputTokens} tokens in, ${outputTokens} out`,
  );
}
// How long a model takes is its own affair, and a hundred long stories are read by functions that have seen few of them.
const isTimed = (summary: Summary): boolean => model === undefined && summary.all.of > 0;
process.exitCode = Object.values(summaries).every((summary) => isAboveBar(summary, isTimed(summary))) ? 0 : 1;
