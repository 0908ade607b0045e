import { type ReactNode, use } from 'react';
import { type DirectedText, directInlines } from '#contracts/text/inline-runs.ts';
import { type Inline, isSafeLink, type Mark } from '#contracts/text/rich-text.ts';
import { RunText } from '#web/shared/typed-text/typed-text.tsx';
import { each } from './each.ts';
import { TextDirection } from './text-direction.ts';

const isOtherSite = (href: string) => /^https?:/i.test(href);

const withMark = (content: ReactNode, mark: Mark): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>;
    case 'italic':
      return <em>{content}</em>;
    case 'strike':
      return <s>{content}</s>;
    case 'link': {
      const { href } = mark.attrs;
      if (!isSafeLink(href)) return content;
      return (
        <a href={href} rel={isOtherSite(href) ? 'noopener' : undefined}>
          {content}
        </a>
      );
    }
    default:
      return content;
  }
};

const marked = ({ node, runs }: DirectedText): ReactNode =>
  (node.marks ?? []).reduce(withMark, <RunText runs={runs} />);

/** Words with their marks. */
export const InlineText = ({ content }: { content: readonly Inline[] | undefined }) =>
  each(directInlines(content ?? [], use(TextDirection)), (inline) => {
    if (inline === 'hardBreak') return <br />;
    const words = each(inline.parts, marked);
    return inline.isLtr ? <bdi dir="ltr">{words}</bdi> : words;
  });
