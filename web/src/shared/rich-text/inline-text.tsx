import type { ReactNode } from 'react';
import { type Inline, isSafeLink, type Mark } from '#contracts/text/rich-text.ts';
import { each } from './each.ts';

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

/** Words with their marks. */
export const InlineText = ({ content }: { content: readonly Inline[] | undefined }) =>
  each(content, (inline) => {
    if (inline.type === 'hardBreak') return <br />;
    return inline.type === 'text' ? (inline.marks ?? []).reduce(withMark, inline.text) : null;
  });
