import * as z from 'zod/mini';
import { plainTextLimit, tidyPlainText } from '#contracts/text/plain-text.ts';

export interface TextForm {
  [field: string]: string;
  text: string;
}

/** The contract's rules on a text, once it is tidied. */
export const textFormSchema: z.ZodMiniType<TextForm, TextForm> = z.object({
  text: z.string().check(z.refine((text) => tidyPlainText(text).length <= plainTextLimit, `tooLong:${plainTextLimit}`)),
});

/** The text that is saved of a form: nothing where it is the product's own. */
export const textToSave = ({ text }: TextForm, builtIn: string): string => {
  const tidy = tidyPlainText(text);
  return tidy === builtIn ? '' : tidy;
};
