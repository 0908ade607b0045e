import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** A whole number in the reader's digits; a dash before there is one. */
export const Count = ({ value }: { value: number | undefined }) => {
  const language = useLanguage();
  return value === undefined ? (
    <span aria-hidden="true">–</span>
  ) : (
    <span>{new Intl.NumberFormat(language).format(value)}</span>
  );
};
