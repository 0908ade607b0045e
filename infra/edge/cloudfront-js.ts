import { type AnyNode, type CallExpression, parse } from 'acorn';

/** CloudFront's limit of a function's code, in bytes. */
const codeLimit = 10_240;

/**
 * The syntax that AWS lists for the runtime cloudfront-js-2.0 ("JavaScript runtime 2.0 features for CloudFront
 * Functions"): ES 5.1 with `const` and `let`, arrow functions, rest parameters, template literals, `**`, `async` and
 * `await`. Syntax that has no entry here is refused; an entry is true or says whether this use of it is allowed.
 */
type Rules = { [Type in AnyNode['type']]?: true | ((node: Extract<AnyNode, { type: Type }>) => boolean) };
const rules: Rules = {
  Program: true,
  ExpressionStatement: true,
  BlockStatement: true,
  EmptyStatement: true,
  ReturnStatement: true,
  LabeledStatement: true,
  BreakStatement: true,
  ContinueStatement: true,
  IfStatement: true,
  SwitchStatement: true,
  SwitchCase: true,
  WhileStatement: true,
  DoWhileStatement: true,
  ForStatement: true,
  ForInStatement: true,
  ThrowStatement: true,
  TryStatement: true,
  CatchClause: ({ param }) => param?.type === 'Identifier',
  VariableDeclaration: ({ kind }) => ['var', 'let', 'const'].includes(kind),
  VariableDeclarator: true,
  FunctionDeclaration: ({ generator }) => !generator,
  FunctionExpression: ({ generator, async }) => !generator && !async,
  ArrowFunctionExpression: ({ async }) => !async,
  RestElement: ({ argument }) => argument.type === 'Identifier',
  AwaitExpression: true,
  Identifier: ({ name }) => name !== 'eval' && name !== 'Function',
  ThisExpression: true,
  Literal: ({ bigint, regex, raw = '' }) =>
    bigint == null && !/[^gim]/.test(regex?.flags ?? '') && !/^0[bo]/i.test(raw) && !/^["'].*\\u\{/.test(raw),
  TemplateLiteral: true,
  TemplateElement: true,
  ArrayExpression: true,
  ObjectExpression: true,
  Property: ({ shorthand, computed, method }) => !shorthand && !computed && !method,
  SequenceExpression: true,
  UnaryExpression: true,
  UpdateExpression: true,
  BinaryExpression: true,
  LogicalExpression: ({ operator }) => operator !== '??',
  ConditionalExpression: true,
  AssignmentExpression: ({ operator }) => !['&&=', '||=', '??='].includes(operator),
  CallExpression: (call) => isListedCall(call),
  NewExpression: true,
  MemberExpression: true,
};

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isAllowed = (node: AnyNode): boolean => {
  const rule = rules[node.type] as true | ((node: AnyNode) => boolean) | undefined;
  return rule === true || rule?.(node) === true;
};

/** Methods of built-in objects that AWS lists (numbers and bytes have more); the event object has none of its own. */
const methods = new Set(
  (
    'keys entries values assign create freeze hasOwnProperty toString valueOf ' +
    'charAt concat indexOf lastIndexOf match replace replaceAll search slice split substr substring trim trimStart trimEnd ' +
    'toLowerCase toUpperCase codePointAt endsWith startsWith includes repeat padStart padEnd fromCharCode fromCodePoint ' +
    'isArray of every filter forEach join map pop push reduce reduceRight reverse shift some sort splice unshift fill find findIndex ' +
    'isFinite isInteger isNaN isSafeInteger parseInt parseFloat toFixed abs ceil floor max min pow round trunc ' +
    'exec test parse stringify apply bind call log'
  ).split(' '),
);
const isListedCall = ({ callee }: CallExpression): boolean =>
  callee.type !== 'MemberExpression' ||
  (!callee.computed && callee.property.type === 'Identifier' && methods.has(callee.property.name));

const firstRefused = (node: AnyNode): AnyNode | undefined => {
  if (!isAllowed(node)) return node;
  for (const child of Object.values(node).flat()) {
    const refused = isNode(child) ? firstRefused(child) : undefined;
    if (refused) return refused;
  }
  return undefined;
};

const parsed = (name: string, code: string) => {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'script' });
  } catch (cause) {
    throw new Error(`${name} is no script: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
};

/** @throws an Error that names the place, for code that CloudFront would refuse, or accept and then fail to run. */
export const requireCloudFrontJs = (name: string, code: string): void => {
  const size = Buffer.byteLength(code);
  if (size > codeLimit) throw new Error(`${name}: ${size} bytes of code; CloudFront accepts ${codeLimit}`);
  const refused = firstRefused(parsed(name, code));
  if (refused === undefined) return;
  const excerpt = code.slice(refused.start, Math.min(refused.end, refused.start + 60));
  throw new Error(`${name}: CloudFront's runtime does not know this syntax (${refused.type}): ${excerpt}`);
};
