import { directionOf, type Language } from '#contracts/text/language.ts';
import { type Block, isOwnPicture, type RichText } from '#contracts/text/rich-text.ts';
import { blockDirection } from './block-direction.ts';
import { each } from './each.ts';
import { EmbedCard } from './embed-card.tsx';
import { FlowText, ListText } from './flow-text.tsx';
import { InlineText } from './inline-text.tsx';
import { RichTextTable } from './rich-text-table.tsx';
import { TextDirection } from './text-direction.ts';

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

interface BlockViewProps {
  block: Block;
  dir: 'auto' | undefined;
}

/** One block as a plain element; what is not known is not shown. */
const BlockView = ({ block, dir }: BlockViewProps) => {
  switch (block.type) {
    case 'paragraph':
      return (
        <p dir={dir}>
          <InlineText content={block.content} />
        </p>
      );
    case 'heading': {
      const Heading = headings[block.attrs.level];
      return (
        <Heading dir={dir}>
          <InlineText content={block.content} />
        </Heading>
      );
    }
    case 'bulletList':
    case 'orderedList':
      return <ListText list={block} dir={dir} />;
    case 'blockquote':
      return (
        <blockquote dir={dir}>
          <FlowText content={block.content} />
        </blockquote>
      );
    case 'image': {
      const { src, alt, width, height } = block.attrs;
      return isOwnPicture(src) ? (
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      ) : null;
    }
    case 'table':
      return <RichTextTable table={block} dir={dir} />;
    case 'embed':
      return <EmbedCard {...block.attrs} />;
    case 'horizontalRule':
      return <hr />;
    default:
      return null;
  }
};

interface RichTextViewProps {
  text: RichText;
  /** The language that it is written in. */
  language: Language;
}

/**
 * Rich text as plain elements. Every node is built by name and every address is held against the contract's rules again,
 * so nothing that was ever stored can become markup. Needs `richTextTexts`.
 */
export const RichTextView = ({ text, language }: RichTextViewProps) => (
  <div className="rich-text" lang={language} dir={directionOf(language)}>
    {each(text.content, (block) => {
      const dir = blockDirection(block, language);
      return (
        <TextDirection value={dir ? 'ltr' : directionOf(language)}>
          <BlockView block={block} dir={dir} />
        </TextDirection>
      );
    })}
  </div>
);
