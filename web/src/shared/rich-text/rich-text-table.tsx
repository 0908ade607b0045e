import { useTranslation } from 'react-i18next';
import type { Table, TableCell } from '#contracts/text/rich-text.ts';
import { each } from './each.ts';
import { FlowText } from './flow-text.tsx';

const span = (count: number | undefined) => (count && count > 1 ? count : undefined);

const Cell = ({ cell, isFirstRow }: { cell: TableCell; isFirstRow: boolean }) => {
  const spans = { colSpan: span(cell.attrs?.colspan), rowSpan: span(cell.attrs?.rowspan) };
  const content = <FlowText content={cell.content} />;
  if (cell.type === 'tableCell') return <td {...spans}>{content}</td>;
  return (
    <th {...spans} scope={isFirstRow ? 'col' : 'row'}>
      {content}
    </th>
  );
};

/** A table that is scrolled by itself, also by keyboard, where it is wider than the page. */
export const RichTextTable = ({ table, dir }: { table: Table; dir: 'auto' | undefined }) => {
  const { t } = useTranslation('rich-text');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="rich-table" aria-label={t('table')} tabIndex={0} dir={dir}>
      <table>
        <tbody>
          {each(table.content, (row, index) => (
            <tr>
              {each(row.content, (cell) => (
                <Cell cell={cell} isFirstRow={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
