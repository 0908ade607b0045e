import * as z from 'zod';
import { nothingKnown } from '#lambdas/assistant/model/model-request.ts';
import type { AskModel } from '../local/bedrock/bedrock.ts';
import type { Question } from './questions.ts';

/** As settings name the model that no place has. */
export const idealModel = 'ideal.reader-v1:0';

const converseSchema = z.object({
  messages: z.tuple([z.object({ content: z.tuple([z.object({ text: z.string() })]) })]),
});
/** A request to read a message has one; a request to write an answer has none. */
const readingSchema = z.object({ message: z.string().optional() });

/**
 * A model that reads each message as a person has written down beside it, and writes no answers: so it shows how far the assistant gets by itself
 * once a message is understood.
 */
export const idealReader = (questions: readonly Question[]): AskModel => {
  const readings = new Map(questions.map(({ question, reading }) => [question, reading]));
  return async (_model, input) => {
    const [{ content }] = converseSchema.parse(input).messages;
    const { message = '' } = readingSchema.parse(JSON.parse(content[0].text));
    const reading = readings.get(message);
    const text = reading ? JSON.stringify(reading) : nothingKnown;
    return {
      output: { message: { role: 'assistant', content: [{ text }] } },
      stopReason: 'end_turn',
      usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
      metrics: { latencyMs: 1 },
    };
  };
};
