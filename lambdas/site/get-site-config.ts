import type { Output } from '#contracts/endpoint.ts';
import { defaultLanguage, languages } from '#contracts/locale.ts';
import type { getSiteConfig as contract } from '#contracts/site.ts';

export const getSiteConfig =
  ({ stage, region }: { stage: string; region: string }) =>
  (): Output<typeof contract> => ({ stage, region, languages: [...languages], defaultLanguage });
