import { shareText } from '#contracts/text/share-text.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** A share as a percentage; a dash where nothing was counted. */
export const Rate = ({ value }: { value: number | undefined }) => {
  const language = useLanguage();
  if (value === undefined) return <span aria-hidden="true">–</span>;
  return <span>{shareText(value, language)}</span>;
};
