import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { textNodeFaults } from '#scripts/text-node-faults.ts';

const react = `
interface ReactElement { type: string }
type ReactNode = ReactElement | string | number | bigint | Iterable<ReactNode> | boolean | null | undefined;
type Elements = ReactElement | false | null | undefined | readonly Elements[];
interface Array<T> { [index: number]: T; map<U>(each: (item: T) => U): U[] }
interface ReadonlyArray<T> { [index: number]: T; map<U>(each: (item: T) => U): U[] }
interface Iterable<T> { next(): T }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
declare namespace JSX { type Element = ReactElement; interface IntrinsicElements { [tag: string]: unknown } }
declare const t: (key: string) => string;
declare const isBusy: boolean, name: string | undefined, names: string[], node: ReactNode, part: Elements;
declare const Icon: () => ReactElement;
`;

/** The lines of a component's content that are at fault. */
const faultsIn = (content: string, more = '') => {
  const files = new Map([
    ['/react.d.ts', react],
    ['/ours.tsx', `${more};\nconst shown = (\n${content}\n);`],
  ]);
  const options = { jsx: ts.JsxEmit.Preserve, strict: true, noLib: true, types: [] };
  const program = ts.createProgram([...files.keys()], options, {
    ...ts.createCompilerHost(options),
    getSourceFile: (file, language) => ts.createSourceFile(file, files.get(file) ?? '', language, true),
    fileExists: (file) => files.has(file),
    readFile: (file) => files.get(file),
    getCurrentDirectory: () => '/',
  });
  const isOurs = (file: string) => file === '/ours.tsx';
  return textNodeFaults(program, { isOurs, isJudged: isOurs });
};

describe('a text node that a translating browser would make fatal', () => {
  it.each([
    ['after an element that comes and goes', '<p>{isBusy && <i/>}{t("send")}</p>'],
    ['before one', '<p>{t("send")} {isBusy && <i/>}</p>'],
    ['that comes and goes itself', '<p>{isBusy && t("wait")}<b/></p>'],
    ['that comes and goes as a value', '<p><b/>{name}</p>'],
    ['in the words of the source', '<p>{isBusy && <i/>}Send</p>'],
    ['beside an element that is exchanged', '<p>{isBusy ? <i/> : <b/>} {t("send")}</p>'],
    ['that takes turns with an element', '<p><b/>{isBusy ? <i/> : t("send")}</p>'],
    ['beside a list', '<p>{names.map((each) => <i>{each}</i>)}{t("send")}</p>'],
    ['in a list', '<p><b/>{names.map((each) => each)}</p>'],
    ['beside an element with a key', '<p><i key={name}/>{t("send")}</p>'],
    ['in a fragment', '<p><>{t("send")}</>{isBusy && <i/>}</p>'],
    ['that a caller gives, after an element that comes and goes', '<p>{isBusy && <i/>}{node}</p>'],
    ['in the content of a component', '<Icon>{isBusy && <i/>}{t("send")}</Icon>'],
  ])('%s', (_, content) => {
    expect(faultsIn(content)).toEqual([expect.stringMatching(/^\/ours\.tsx:3: /)]);
  });

  it('beside a component that may draw nothing', () => {
    const maybe = 'const Maybe = () => (isBusy ? <i/> : null)';
    expect(faultsIn('<p><Maybe/>{t("send")}</p>', maybe)).toHaveLength(1);
  });

  it('drawn by a component', () => {
    const word = 'const Word = () => t("send")';
    expect(faultsIn('<p>{isBusy && <i/>}<Word/></p>', word)).toHaveLength(1);
  });
});

describe('a text node that is safe', () => {
  it.each([
    ['alone in its element', '<p>{isBusy && <i/>}<span>{t("send")}</span></p>'],
    ['alone, and coming and going', '<p>{name}</p>'],
    ['alone, and taking turns with an element', '<p>{isBusy ? <i/> : t("send")}</p>'],
    ['beside what stays', '<p>{t("by")} <b>{name}</b></p>'],
    ['of white space', '<p><b/>{" "}{isBusy && <i/>}</p>'],
    ['that a caller gives, after what stays', '<p>{isBusy && <i/>}<b/>{node}</p>'],
    ['in another element than what comes and goes', '<div>{isBusy && <i/>}<p>{t("send")} <b/></p></div>'],
  ])('%s', (_, content) => {
    expect(faultsIn(content)).toEqual([]);
  });

  it('is no matter where a caller can give elements only', () => {
    expect(faultsIn('<p>{isBusy && <i/>}{part}</p>')).toEqual([]);
  });
});
