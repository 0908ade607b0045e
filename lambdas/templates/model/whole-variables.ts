import { variablesIn } from '#contracts/templates/typed-words.ts';
import type { Inline, Mark, RichText, TextNode } from '#contracts/text/rich-text.ts';
import { byLine, joinedText, slicesOf } from '#contracts/text/text-slices.ts';

/** A variable that was typed over several nodes becomes one, in the marks in which its name begins. */
const mendRun = (run: readonly TextNode[]): TextNode[] => {
  const typed = joinedText(run);
  const cut = (start: number, end: number): TextNode[] =>
    slicesOf(run, start, end).map(({ node, from, to }) => ({ ...node, text: typed.slice(from, to) }));
  const mended: TextNode[] = [];
  let done = 0;
  for (const { variable, start, nameStart, end } of variablesIn(typed)) {
    if (cut(start, end).length === 1) continue;
    const marks: Mark[] | undefined = cut(nameStart, nameStart + 1)[0]?.marks;
    mended.push(...cut(done, start), { type: 'text', text: `{{${variable}}}`, ...(marks ? { marks } : {}) });
    done = end;
  }
  return [...mended, ...cut(done, typed.length)];
};

const mendInlines = (content: readonly Inline[]): Inline[] => byLine<Inline>(content, mendRun, (other) => [other]);

const mend = (node: unknown): unknown => {
  const { type, content } = node as { type?: string; content?: unknown[] };
  if (!content) return node;
  const isPassage = type === 'paragraph' || type === 'heading';
  return { ...(node as object), content: isPassage ? mendInlines(content as Inline[]) : content.map(mend) };
};

/** The body with each variable in one node: bold letters between the braces, or a link over half of them, part it in the editor. */
export const withWholeVariables = (body: RichText): RichText => mend(body) as RichText;
