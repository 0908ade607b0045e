import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

export interface Column {
  key: string;
  head: ReactNode;
  /** The head is only read out: the cells explain themselves. */
  isHidden?: boolean;
  /** Its cells hold a box to choose the row with. */
  isChoice?: boolean;
  width?: number | string | undefined;
  lang?: string | undefined;
  /** How the list is ordered by this column. */
  sorted?: 'asc' | 'desc' | undefined;
}

interface AdminTableProps {
  /** Read out before the table. */
  title: string;
  columns: readonly Column[];
  /** The widths of the columns do not follow their contents. */
  isFixed?: boolean;
  /** The rows. */
  children: ReactNode;
}

const Head = ({ head, isHidden, isChoice, width, lang, sorted }: Column) => (
  <TableCell
    scope={isChoice ? undefined : 'col'}
    padding={isChoice ? 'checkbox' : 'normal'}
    lang={lang}
    sortDirection={sorted ?? false}
    sx={width === undefined ? {} : { width }}
  >
    {isHidden ? <span className="visually-hidden">{head}</span> : head}
  </TableCell>
);

/** A list where there is room for columns. */
export const AdminTable = ({ title, columns, isFixed = false, children }: AdminTableProps) => (
  <Table sx={isFixed ? { tableLayout: 'fixed' } : {}}>
    <caption className="visually-hidden">{title}</caption>
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <Head {...column} key={column.key} />
        ))}
      </TableRow>
    </TableHead>
    <TableBody>{children}</TableBody>
  </Table>
);
