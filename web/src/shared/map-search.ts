/** A search on a map, near the reader, in their language (developers.google.com/maps/documentation/urls). */
export const mapSearch = (query: string, language: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query, hl: language })}`;
