/** The content of list items, quotations and cells, in ProseMirror's notation. */
export const flow = '(paragraph | bulletList | orderedList)+';
export const itemFlow = 'paragraph (paragraph | bulletList | orderedList)*';
