import { everyLetter } from '#web/shared/letter-paths.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import { LetterList } from './letter-list.tsx';
import { LetterView } from './letter-view.tsx';
import styles from './letters.css?inline';

adoptStyles(styles);

/** One letter, or the list of those that everybody may read. */
const Letters = ({ asked }: { asked: string }) =>
  asked === everyLetter ? <LetterList /> : <LetterView key={asked} address={asked} />;

export default Letters;
