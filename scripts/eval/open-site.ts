import { administrator, openStage } from '../bench/stage.ts';
import type { AskModel } from '../local/bedrock/bedrock.ts';
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

/** A model that the assistant asks, and who speaks for it. */
export interface EvaluatedModel {
  id: string;
  ask: AskModel;
  spent?: Spent;
}

/** One of Bedrock, asked with the operator's credentials; whether the stage permits it does not matter here. */
export const modelOfBedrock = (id: string): EvaluatedModel => ({ id, ...askBedrock() });

/** A twin with what the questions hide in its content, whose assistant asks a model where there is one. */
export const openTwin = async (questions: readonly Question[], model?: EvaluatedModel): Promise<EvaluatedSite> => {
  await buildIfChanged(() => console.log('Building what changed ...'));
  const twin = await openStage(
    assembly,
    undefined,
    model && { askModel: model.ask, variables: { PERMITTED_MODELS: model.id } },
  );
  try {
    const api = await administratorOf(twin.url, administrator);
    if (model !== undefined) await answerBy(api, model.id);
    await plantHidden(twin.url, api, questions);
    const texts = await textsOf(twin);
    return { url: twin.url, texts, ...(model?.spent && { spent: model.spent }), close: twin.close };
  } catch (error) {
    await twin.close();
    throw error;
  }
};
