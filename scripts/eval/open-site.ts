import { administrator, openStage } from '../bench/stage.ts';
import { assembly, buildIfChanged } from '../local/build.ts';
import { administratorOf, answerBy } from './administer.ts';
import { askBedrock, type Spent } from './bedrock.ts';
import { type PassageTexts, seededTexts } from './citations.ts';
import { plantHidden } from './plant.ts';
import type { Question } from './questions.ts';
import { textsOf } from './site-texts.ts';

/** A site to ask. */
export interface EvaluatedSite {
  url: string;
  texts: PassageTexts;
  /** Where a model answers: what it was asked. */
  spent?: Spent;
  close(): Promise<void>;
}

/** A site that is not our own: nothing is planted there. */
export const otherSite = (url: string): EvaluatedSite => ({ url, texts: seededTexts, close: async () => {} });

/**
 * A twin with what the questions hide in its content. With a `model` that one answers, asked of Bedrock with the operator's credentials;
 * whether the stage permits it does not matter here.
 */
export const openTwin = async (questions: readonly Question[], model?: string): Promise<EvaluatedSite> => {
  await buildIfChanged(() => console.log('Building what changed ...'));
  const bedrock = model === undefined ? undefined : askBedrock();
  const twin = await openStage(
    assembly,
    undefined,
    bedrock && { askModel: bedrock.ask, variables: { PERMITTED_MODELS: model ?? '' } },
  );
  try {
    const api = await administratorOf(twin.url, administrator);
    if (model !== undefined) await answerBy(api, model);
    await plantHidden(twin.url, api, questions);
    const texts = await textsOf(twin);
    return { url: twin.url, texts, ...(bedrock && { spent: bedrock.spent }), close: twin.close };
  } catch (error) {
    await twin.close();
    throw error;
  }
};
