import { useTranslation } from 'react-i18next';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import type { Side } from '../versions-side-by-side.ts';
import styles from './sides-table.css?inline';
import { fieldInWords, valueInWords } from './words.ts';

adoptStyles(styles);

/** Two versions of the same fields, side by side. `theirs` says where the other one is. */
export const SidesTable = ({ sides, theirs }: { sides: readonly Side[]; theirs: string }) => {
  const { t } = useTranslation('outbox');
  return (
    <div className="outbox-versions">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('field.name')}</th>
            <th scope="col">{t('mine')}</th>
            <th scope="col">{theirs}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side.field}>
              <th scope="row">{fieldInWords(side.field, t)}</th>
              <td dir="auto">{valueInWords(side.mine, t, side.field)}</td>
              <td dir="auto">{valueInWords(side.theirs, t, side.field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
