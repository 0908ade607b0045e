import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** A share as a percentage; a dash where nothing was counted. */
export const Rate = ({ value }: { value: number | undefined }) => {
  const language = useLanguage();
  if (value === undefined) return <span aria-hidden="true">–</span>;
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: value < 0.1 ? 1 : 0 });
  return <span>{format.format(value)}</span>;
};
