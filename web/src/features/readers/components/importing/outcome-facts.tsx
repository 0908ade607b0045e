import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { importOutcomes } from '#contracts/newsletter/readers.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { OutcomeCounts } from '../../model/import-parts.ts';
import type { ReadList } from '../../model/read-list.ts';

/** As many lines are named as help to find the rest. */
const namedLines = 20;

/** The outcome of each row of a list, before the import or after it. */
export const OutcomeFacts = ({ list, counts }: { list: ReadList; counts: OutcomeCounts }) => {
  const { t } = useTranslation('readers');
  const numbers = new Intl.NumberFormat(useLanguage());
  const { wrongLines, repeated } = list;
  const all = { ...counts, invalid: counts.invalid + wrongLines.length, repeated };
  const facts = [...importOutcomes, 'repeated' as const]
    .filter((name) => name === 'new' || all[name] > 0)
    .map((name) => ({ name: t(`outcome.${name}`), value: numbers.format(all[name]) }));
  const lines = wrongLines.slice(0, namedLines).map((line) => numbers.format(line));
  return (
    <Box sx={{ my: 1 }}>
      <CardFacts facts={facts} />
      {lines.length > 0 && (
        <Box component="p" sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
          {t(wrongLines.length > namedLines ? 'wrongLinesFirst' : 'wrongLines', { lines: isolate(lines.join(', ')) })}
        </Box>
      )}
    </Box>
  );
};
