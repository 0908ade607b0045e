/** A list of cards, where there is no room for a table: one column, read from top to bottom. */
export const cardList = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };
