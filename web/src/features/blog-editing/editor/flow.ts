/** What may stand in list items, quotations and cells, as ProseMirror writes it. */
export const flow = '(paragraph | bulletList | orderedList)+';
export const itemFlow = 'paragraph (paragraph | bulletList | orderedList)*';
