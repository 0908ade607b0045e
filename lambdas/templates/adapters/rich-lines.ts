import { type DirectedText, directInlines } from '#contracts/text/inline-runs.ts';
import { isolateLtr } from '#contracts/text/isolate.ts';
import { directionOf } from '#contracts/text/language.ts';
import {
  type Block,
  type Inline,
  type List,
  type Paragraph,
  passagesOf,
  type Table,
} from '#contracts/text/rich-text.ts';
import { type Button, buttonOf } from './button-of.ts';
import { absoluteLink, type MailSite } from './mail-site.ts';
import { directed, literalText, textRegister, type Writing } from './registers.ts';

/** A body as plain text: one string for each block, with links written out. */
export const richLines = (blocks: readonly Block[], writing: Writing & { site: MailSite }): string[] => {
  const { language, site } = writing;
  const direction = directionOf(language);
  const write = textRegister(writing);
  const addressOf = (href: string) => literalText(absoluteLink(href, site, language));
  const line = (text: string) => directed(text, language);

  const linkOf = (node: Inline | undefined): string | undefined => {
    if (node?.type !== 'text') return undefined;
    const link = node.marks?.find((mark) => mark.type === 'link');
    return link?.type === 'link' ? link.attrs.href : undefined;
  };
  const isItself = (text: string, href: string): boolean => href === text || href === `https://${text}`;
  const inlines = (content: readonly Inline[] = []): string => {
    const written = ({ node, runs, isEnd }: DirectedText): string => {
      const href = linkOf(node);
      // A link over several words in different marks is written out once, after the last of them.
      const isLast = isEnd && href !== linkOf(content[content.indexOf(node) + 1]);
      const text = write(runs);
      return href !== undefined && isLast && !isItself(node.text, href) ? `${text} (${addressOf(href)})` : text;
    };
    return directInlines(content, direction)
      .map((inline) => {
        if (inline === 'hardBreak') return '\n';
        const text = inline.parts.map(written).join('');
        return inline.isLtr ? isolateLtr(text) : text;
      })
      .join('');
  };

  const paragraph = (node: Paragraph): string => line(inlines(node.content));
  const button = ({ label, link }: Button): string => {
    const { href } = link.attrs;
    if (isItself(label.map(({ text }) => text).join(''), href)) return addressOf(href);
    return `${line(`${label.map(({ text }) => write(text)).join('')}:`)}\n${addressOf(href)}`;
  };

  const list = (node: List): string => {
    const first = node.type === 'orderedList' ? (node.attrs?.start ?? 1) : 0;
    return node.content
      .map(({ content }, index) => {
        const sign = node.type === 'orderedList' ? `${first + index}.` : '•';
        const [head = '', ...others] = flow(content).split('\n');
        return [`${sign} ${head}`, ...others.map((other) => `   ${other}`)].join('\n');
      })
      .join('\n');
  };
  const flow = (content: readonly (Paragraph | List)[]): string =>
    content.map((node) => (node.type === 'paragraph' ? paragraph(node) : list(node))).join('\n');

  const table = ({ content: rows }: Table): string => {
    const textOf = (node: unknown) => write(passagesOf(node).join(' '));
    const heads = rows[0]?.content.every(({ type }) => type === 'tableHeader') ? rows[0].content : undefined;
    const shown = heads ? rows.slice(1) : rows;
    return shown
      .map(({ content }) =>
        content
          .map((cell, column) => {
            const head = heads?.[column];
            return line(column > 0 && head ? `${textOf(head)}: ${textOf(cell)}` : textOf(cell));
          })
          .join('\n'),
      )
      .join('\n\n');
  };

  const block = (node: Block): string => {
    switch (node.type) {
      case 'paragraph': {
        const asButton = buttonOf(node);
        return asButton ? button(asButton) : paragraph(node);
      }
      case 'heading':
        return line(inlines(node.content));
      case 'bulletList':
      case 'orderedList':
        return list(node);
      case 'blockquote':
        return flow(node.content)
          .split('\n')
          .map((quoted) => `> ${quoted}`)
          .join('\n');
      case 'image':
        return node.attrs.alt === '' ? '' : line(`[${write(node.attrs.alt)}]`);
      case 'table':
        return table(node);
      case 'horizontalRule':
        return '* * *';
      case 'embed':
        return '';
    }
  };
  return blocks.map(block).filter((text) => text !== '');
};
