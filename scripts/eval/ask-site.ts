import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, answerSchema, askHybrid } from '#contracts/assistant/endpoints.ts';
import type { Question } from './questions.ts';

/** How many questions one address of a laptop asks before the next one: fewer than an address may ask in a minute. */
const questionsOfAddress = 25;

/**
 * Asks a site through its API. On a laptop it changes between addresses of its own; elsewhere it waits when the site
 * says so.
 */
export const askSite = (site: string) => {
  const url = new URL(askHybrid.path, site);
  const isLaptop = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
  let asked = 0;

  const post = async (body: string) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const localAddress = isLaptop ? { localAddress: `127.30.0.${1 + Math.floor(asked / questionsOfAddress)}` } : {};
    asked += 1;
    const options = { method: 'POST', headers, ...localAddress };
    const sent = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
    sent.end(body);
    const [reply] = await once(sent, 'response');
    return { status: reply.statusCode, retryAfter: Number(reply.headers['retry-after']), body: await text(reply) };
  };

  return async ({
    question,
    language,
    conversation,
  }: Pick<Question, 'question' | 'language' | 'conversation'>): Promise<Answer> => {
    const turns = conversation?.map((turn) => ({ question: turn }));
    const body = JSON.stringify({ question, language, includesSources: true, ...(turns && { conversation: turns }) });
    for (;;) {
      const { status, retryAfter, body: reply } = await post(body);
      if (status === 200) return answerSchema.parse(JSON.parse(reply));
      if (status !== 429) throw new Error(`${status} to "${question}": ${reply.slice(0, 200)}`);
      await pause((retryAfter || 60) * 1000);
    }
  };
};

/** So many questions at once. */
export const inFlight = async <T>(
  items: readonly T[],
  most: number,
  run: (item: T) => Promise<void>,
): Promise<void> => {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
    }),
  );
};
