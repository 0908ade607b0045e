import type { Inline, Mark, RichText, TextNode } from '#contracts/text/rich-text.ts';
import { variablesIn } from '#contracts/typed-words.ts';

/** The part of a run of text nodes between two places of their joined text. */
const sliceOf = (run: readonly TextNode[], from: number, to: number): TextNode[] => {
  let start = 0;
  return run.flatMap((node) => {
    const text = node.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += node.text.length;
    return text === '' ? [] : [{ ...node, text }];
  });
};

/** A variable that was typed over several nodes becomes one, in the marks in which its name begins. */
const mendRun = (run: readonly TextNode[]): TextNode[] => {
  const typed = run.map(({ text }) => text).join('');
  const mended: TextNode[] = [];
  let done = 0;
  for (const { variable, start, nameStart, end } of variablesIn(typed)) {
    if (sliceOf(run, start, end).length === 1) continue;
    const marks: Mark[] | undefined = sliceOf(run, nameStart, nameStart + 1)[0]?.marks;
    mended.push(...sliceOf(run, done, start), { type: 'text', text: `{{${variable}}}`, ...(marks ? { marks } : {}) });
    done = end;
  }
  return [...mended, ...sliceOf(run, done, typed.length)];
};

const mendInlines = (content: readonly Inline[]): Inline[] => {
  const mended: Inline[] = [];
  let run: TextNode[] = [];
  for (const node of content) {
    if (node.type === 'text') run.push(node);
    else {
      mended.push(...mendRun(run), node);
      run = [];
    }
  }
  return [...mended, ...mendRun(run)];
};

const mend = (node: unknown): unknown => {
  const { type, content } = node as { type?: string; content?: unknown[] };
  if (!content) return node;
  const isPassage = type === 'paragraph' || type === 'heading';
  return { ...(node as object), content: isPassage ? mendInlines(content as Inline[]) : content.map(mend) };
};

/** The body with each variable in one node: bold letters between the braces, or a link over half of them, part it in the editor. */
export const withWholeVariables = (body: RichText): RichText => mend(body) as RichText;
