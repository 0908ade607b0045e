import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useMedia } from '../core/use-media.ts';
import { AdminTable } from '../lists/admin-table.tsx';
import { CardFacts } from '../lists/card-facts.tsx';

interface FigureTableProps {
  /** Read out before the table. */
  title: string;
  /** The first names the rows. */
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** Columns of numbers are narrow. */
const roomForNumbers = '(min-width: 700px)';
const numbers = { fontVariantNumeric: 'tabular-nums lining-nums' };

/** Numbers of several things: a table, and on a phone one thing below the other. */
export const FigureTable = ({ title, heads, rows }: FigureTableProps) => {
  const isWide = useMedia(roomForNumbers);
  const [, ...cellHeads] = heads;
  if (!isWide) {
    return (
      <Box component="ul" aria-label={title} sx={numbers}>
        {rows.map(({ key, name, cells }) => (
          <Box component="li" key={key} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
            <CardFacts
              facts={cells
                .map((value, at) => ({ name: cellHeads[at] ?? '', value }))
                // A sum has no cells but its own.
                .filter(({ value }) => value !== '')}
            />
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <AdminTable title={title} columns={heads.map((head, at) => ({ key: `${at}`, head }))}>
      {rows.map(({ key, name, cells }) => (
        <TableRow key={key} hover>
          <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
            {name}
          </TableCell>
          {cells.map((cell, at) => (
            <TableCell key={heads[at + 1]} sx={numbers}>
              {cell}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </AdminTable>
  );
};
