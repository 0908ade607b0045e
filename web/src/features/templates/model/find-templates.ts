import type { TemplateOverview } from '#contracts/templates/endpoints.ts';
import type { MailCategory } from '#contracts/templates/mail-category.ts';
import { foldPhrase } from '#contracts/text/folding.ts';

/** The templates whose name contains the words, of one category or of all. */
export const findTemplates = (
  items: readonly TemplateOverview[],
  { words, category }: { words: string; category: MailCategory | '' },
): TemplateOverview[] => {
  const wanted = foldPhrase(words.trim());
  return items.filter(
    (item) => (category === '' || item.category === category) && foldPhrase(item.name).includes(wanted),
  );
};
