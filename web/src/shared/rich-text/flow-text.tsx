import type { List, Paragraph } from '#contracts/text/rich-text.ts';
import { each } from './each.ts';
import { InlineText } from './inline-text.tsx';

type Flow = readonly (Paragraph | List)[];

/** A list with all that is in it. */
export const ListText = ({ list, dir }: { list: List; dir?: 'auto' | undefined }) => {
  const items = each(list.content, (item) => (
    <li>
      <FlowText content={item.content} />
    </li>
  ));
  if (list.type === 'bulletList') return <ul dir={dir}>{items}</ul>;
  return (
    <ol dir={dir} start={list.attrs?.start}>
      {items}
    </ol>
  );
};

/** The content of list items, quotations and cells: paragraphs and lists. */
export const FlowText = ({ content }: { content: Flow }) =>
  each(content, (block) => {
    switch (block.type) {
      case 'paragraph':
        return (
          <p>
            <InlineText content={block.content} />
          </p>
        );
      case 'bulletList':
      case 'orderedList':
        return <ListText list={block} />;
      default:
        return null;
    }
  });
