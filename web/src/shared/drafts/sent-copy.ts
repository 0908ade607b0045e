import * as z from 'zod/mini';
import { readJson, removeStorage, writeStorage } from '../storage.ts';

const sentSchema = z.object({
  /** The unsaved copy as it was when its content was handed over. */
  text: z.string(),
  /** The version that the server has since. */
  version: z.number(),
});
type Sent = z.infer<typeof sentSchema>;

const keyOf = (copyKey: string) => `sent:${copyKey}`;

/** Notes the part of an unsaved copy that the server has got while no form was open that could hear of it. */
export const noteSent = (copyKey: string, sent: Sent): void => void writeStorage(keyOf(copyKey), JSON.stringify(sent));
export const readSent = (copyKey: string): Sent | undefined => sentSchema.safeParse(readJson(keyOf(copyKey))).data;
export const forgetSent = (copyKey: string): void => removeStorage(keyOf(copyKey));
