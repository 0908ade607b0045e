export interface ListRow {
  /** In the file, from 1. */
  line: number;
  cells: string[];
}

const separators = [';', '\t', ','];

/** The separator of the cells: said in Excel's own first line, else the sign that stands most often outside of quotes. */
const separatorOf = (text: string): string => {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (said) return said;
  const bare = text.slice(0, 10_000).replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => bare.split(separator).length - 1);
  const most = Math.max(...counts);
  return (most > 0 && separators[counts.indexOf(most)]) || ',';
};

/**
 * The rows of a CSV file (RFC 4180), with the line on which each begins; empty ones are left out. A quote that is never closed ends with
 * its line, so that it does not swallow the rest of the list.
 */
export const listRows = (text: string): ListRow[] => {
  const separator = separatorOf(text);
  const rows: ListRow[] = [];
  const lines = text.split(/\r\n|\n|\r/);
  for (let at = /^sep=./i.test(text) ? 1 : 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const cells: string[] = [];
    let cell = '';
    let isQuoted = false;
    for (let place = 0; place < line.length; place += 1) {
      const sign = line.charAt(place);
      if (sign === '"') {
        if (isQuoted && line.charAt(place + 1) === '"') {
          cell += '"';
          place += 1;
        } else isQuoted = !isQuoted;
      } else if (sign === separator && !isQuoted) {
        cells.push(cell.trim());
        cell = '';
      } else cell += sign;
    }
    cells.push(cell.trim());
    if (cells.some((each) => each !== '')) rows.push({ line: at + 1, cells });
  }
  return rows;
};
