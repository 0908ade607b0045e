import type { RichText } from '#contracts/text/rich-text.ts';

/** The text with at least one block: a new one has none, and the editor's tools change the block at the cursor. */
export const writableBody = (body: RichText): RichText =>
  body.content.length > 0 ? body : { type: 'doc', content: [{ type: 'paragraph' }] };
