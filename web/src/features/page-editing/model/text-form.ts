import * as z from 'zod/mini';
import { plainTextLimit, tidyPlainText } from '#contracts/text/plain-text.ts';

export interface TextForm {
  [field: string]: string;
  text: string;
}

/** What the contract asks of a text, once it is tidied. */
export const textFormSchema: z.ZodMiniType<TextForm, TextForm> = z.object({
  text: z.string().check(z.refine((text) => tidyPlainText(text).length <= plainTextLimit, `tooLong:${plainTextLimit}`)),
});

/** What is saved of a form: nothing where it holds what the product brings. */
export const textToSave = ({ text }: TextForm, builtIn: string): string => {
  const tidy = tidyPlainText(text);
  return tidy === builtIn ? '' : tidy;
};
