import * as z from 'zod/mini';
import type { Language } from '#contracts/language.ts';
import { languageSchema } from '#contracts/locale.ts';
import type { ItemChange } from '#lambdas/platform/table/item-change.ts';
import { sortKeys } from '#lambdas/platform/table/partitions.ts';

const plannedSchema = z.object({ postId: z.string(), language: languageSchema, publishAt: z.string() });

/** A text that visitors will see from a certain moment on: `sk` = `PLANNED#<language>`. */
const plannedOf = (item: ItemChange['after']) =>
  item?.type === 'PostText' && String(item.sk).startsWith(sortKeys.plannedText) ? plannedSchema.parse(item) : undefined;

export type PlanChange =
  | { act: 'plan'; planned: { postId: string; language: Language; publishAt: string } }
  | { act: 'cancel'; planned: { postId: string; language: Language } };

/** What a change of an item means for the plan; undefined for nothing. */
export const planChange = ({ before, after }: ItemChange): PlanChange | undefined => {
  const [was, is] = [plannedOf(before), plannedOf(after)];
  if (is) return was?.publishAt === is.publishAt ? undefined : { act: 'plan', planned: is };
  return was && { act: 'cancel', planned: { postId: was.postId, language: was.language } };
};
