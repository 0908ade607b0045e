/** A list of cards: one column on a phone, more where there is room but not enough for a table. */
export const cardColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  columnGap: 5,
};
