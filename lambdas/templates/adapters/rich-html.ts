import { type DirectedText, directInlines } from '#contracts/text/inline-runs.ts';
import { directionOf } from '#contracts/text/language.ts';
import {
  type Block,
  type ImageNode,
  type Inline,
  type LinkMark,
  type List,
  type Mark,
  type Paragraph,
  passagesOf,
  type Table,
  type TableCell,
  type TextNode,
} from '#contracts/text/rich-text.ts';
import { ltrHtml } from '#lambdas/platform/mail/typed-lines.ts';
import { buttonOf } from './button-of.ts';
import { colours, serif } from './look.ts';
import { absoluteLink, type MailSite } from './mail-site.ts';
import { attributeRegister, htmlRegister, literalAddress, type Writing } from './registers.ts';

/** The parts of a layout that the body follows. */
export interface BodyLook {
  /** Where buttons stand. */
  buttons: 'start' | 'center';
  /** Whether a short line stands above a heading. */
  hasRules: boolean;
  /** Whether a picture at the beginning fills the whole width above the text. */
  hasLead: boolean;
}

const tagOf = { bold: 'strong', italic: 'em', strike: 's' } as const;
const headings: Record<2 | 3 | 4, string> = {
  2: `margin:28px 0 12px;font-family:${serif};font-size:21px;line-height:1.3;font-weight:normal`,
  3: 'margin:24px 0 8px;font-size:17px;line-height:1.4;font-weight:bold',
  4: 'margin:20px 0 6px;font-size:16px;line-height:1.4;font-weight:bold',
};

/** A picture, at most as wide as its place. */
export const picture = (
  { attrs }: ImageNode,
  { width: most, ...writing }: Writing & { site: MailSite; width: number },
): string => {
  const { src, alt, width, height } = attrs;
  const shown = Math.min(width, most);
  const size = `width="${shown}" height="${Math.round((height * shown) / width)}"`;
  // The text that stands for it until it is loaded is read as text.
  const style = `display:block;width:100%;max-width:${shown}px;height:auto;border:0;font-size:14px;line-height:1.5;color:${colours.quiet}`;
  const address = literalAddress(new URL(src, writing.site.url).href);
  return `<img class="quiet" src="${address}" alt="${attributeRegister(writing)(alt)}" ${size} style="${style}">`;
};

/** A body as HTML. Sizes and colours are in the elements, because many mail programs drop a style sheet. */
export const richHtml = (blocks: readonly Block[], writing: Writing & { site: MailSite; look: BodyLook }): string => {
  const { language, site, look } = writing;
  const write = htmlRegister(writing);
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  let buttons = 0;

  const linkTo = ({ attrs }: LinkMark) => literalAddress(absoluteLink(attrs.href, site, language));

  const marked = ({ node, runs }: DirectedText): string =>
    (node.marks ?? []).reduce((html, mark: Mark) => {
      if (mark.type !== 'link') return `<${tagOf[mark.type]}>${html}</${tagOf[mark.type]}>`;
      const style = `color:${colours.accent};text-decoration:underline`;
      return `<a class="accent" href="${linkTo(mark)}" style="${style}">${html}</a>`;
    }, write(runs));
  const inlines = (content: readonly Inline[] = []): string =>
    directInlines(content, direction)
      .map((inline) => {
        if (inline === 'hardBreak') return '<br>';
        const html = inline.parts.map(marked).join('');
        return inline.isLtr ? ltrHtml(html) : html;
      })
      .join('');

  const button = ({ label, link }: { label: readonly TextNode[]; link: LinkMark }): string => {
    buttons += 1;
    const isMain = buttons === 1;
    const words = label.map(({ text }) => write(text)).join('');
    const box = isMain
      ? `class="main" bgcolor="${colours.accent}" style="background:${colours.accent};border-radius:2px"`
      : `class="other" style="border:1px solid ${colours.accent};border-radius:2px"`;
    const style = [
      'display:inline-block;padding:13px 28px;font-size:16px;line-height:1.25;text-decoration:none',
      `color:${isMain ? colours.onAccent : colours.accent}`,
    ].join(';');
    return [
      '<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:8px 0 24px">',
      `<tr><td align="${look.buttons === 'center' ? 'center' : start}">`,
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td ${box}>`,
      `<a href="${linkTo(link)}" style="${style}">${words}</a></td></tr></table></td></tr></table>`,
    ].join('');
  };

  const paragraph = (node: Paragraph, style = 'margin:0 0 16px'): string =>
    node.content?.length ? `<p style="${style}">${inlines(node.content)}</p>` : '';

  const list = (node: List): string => {
    const begins = node.type === 'orderedList' && node.attrs && node.attrs.start !== 1 ? node.attrs.start : 0;
    const tag = node.type === 'orderedList' ? 'ol' : 'ul';
    const items = node.content.map(
      ({ content }) => `<li style="margin:0 0 8px">${flow(content, 'margin:0 0 4px')}</li>`,
    );
    const padding = direction === 'rtl' ? '0 24px 0 0' : '0 0 0 24px';
    const number = begins ? ` start="${begins}"` : '';
    return `<${tag}${number} dir="${direction}" style="margin:0 0 20px;padding:${padding}">${items.join('')}</${tag}>`;
  };

  const flow = (content: readonly (Paragraph | List)[], style?: string): string =>
    content.map((node) => (node.type === 'paragraph' ? paragraph(node, style) : list(node))).join('');

  const table = ({ content: rows }: Table): string => {
    const columns = Math.max(...rows.map(({ content }) => content.length));
    const heads = rows[0]?.content.every(({ type }) => type === 'tableHeader') ? rows[0].content : undefined;
    const labelOf = (column: number) => (heads?.[column] ? passagesOf(heads[column]).join(' ') : '');
    const cellPadding = direction === 'rtl' ? '10px 0 10px 14px' : '10px 14px 10px 0';
    const cell = (node: TableCell, column: number, isLabelled: boolean): string => {
      const { colspan = 1, rowspan = 1 } = node.attrs ?? {};
      const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`;
      const isHead = node.type === 'tableHeader';
      const border = isHead ? `2px solid ${colours.accent}` : `1px solid ${colours.line}`;
      const style = `padding:${cellPadding};border-bottom:${border};vertical-align:top;font-size:15px;line-height:1.5`;
      const hidden = 'display:none;font-size:0;line-height:0;max-height:0;mso-hide:all';
      const label =
        isLabelled && labelOf(column)
          ? `<span class="label quiet" style="${hidden};color:${colours.quiet}">${write(labelOf(column))}: </span>`
          : '';
      const content = flow(node.content, 'margin:0;display:inline');
      const tag = isHead ? 'th' : 'td';
      const weight = isHead ? ';font-weight:bold' : '';
      return `<${tag}${spans} class="cell" align="${start}" style="${style}${weight}">${label}${content}</${tag}>`;
    };
    const isWide = columns > 2;
    const html = rows.map(({ content }, index) => {
      const isHeads = index === 0 && heads !== undefined;
      const cells = content.map((node, column) => cell(node, column, isWide && !isHeads && column > 0));
      return `<tr${isHeads ? ' class="heads"' : ''}>${cells.join('')}</tr>`;
    });
    const classes = isWide ? ' class="stack"' : '';
    const style = 'margin:0 0 24px;border-collapse:collapse;width:100%';
    return `<table${classes} dir="${direction}" cellpadding="0" cellspacing="0" border="0" width="100%" style="${style}">${html.join('')}</table>`;
  };

  const rule = (style: string, width: string) =>
    `<p class="rule" style="margin:${style};width:${width};border-top:1px solid ${colours.line};font-size:1px;line-height:1px">&nbsp;</p>`;

  const block = (node: Block, index: number): string => {
    switch (node.type) {
      case 'paragraph': {
        const asButton = buttonOf(node);
        return asButton ? button(asButton) : paragraph(node);
      }
      case 'heading': {
        const { level } = node.attrs;
        const above = look.hasRules && level === 2 && index > 0 ? rule('32px 0 0', '100%') : '';
        return `${above}<h${level} style="${headings[level]}">${inlines(node.content)}</h${level}>`;
      }
      case 'bulletList':
      case 'orderedList':
        return list(node);
      case 'blockquote': {
        const side = direction === 'rtl' ? 'right' : 'left';
        const style = `margin:0 0 20px;padding:2px 18px;border-${side}:3px solid ${colours.accent};font-family:${serif};font-size:18px`;
        return `<blockquote class="accent" style="${style};color:${colours.accent}">${flow(node.content, 'margin:0')}</blockquote>`;
      }
      case 'image': {
        return `<p style="margin:8px 0 24px">${picture(node, { ...writing, width: 502 })}</p>`;
      }
      case 'table':
        return table(node);
      case 'horizontalRule':
        return rule('28px 0', '100%');
      // A mail can hold no player; the contract refuses them.
      case 'embed':
        return '';
    }
  };
  return blocks.map(block).join('\n');
};
