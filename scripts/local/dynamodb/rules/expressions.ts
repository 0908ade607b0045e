import { validationError } from '../../runtime/aws-errors.ts';
import type { Input } from '../dynalite.ts';

const limits = { bytes: 4096, operators: 300, listed: 100 } as const;

/** Each expression, and the member in which dynalite leaves what it means. */
const expressions = [
  ['UpdateExpression', '_updates'],
  ['ConditionExpression', '_condition'],
  ['KeyConditionExpression', '_keyCondition'],
  ['FilterExpression', '_filter'],
  ['ProjectionExpression', '_projection'],
] as const;

interface Operation {
  type?: unknown;
  args?: unknown[];
  val?: unknown;
}

/** The operators and functions of a parsed expression. */
const countOperators = (node: unknown): number => {
  if (Array.isArray(node)) return node.reduce((sum: number, each) => sum + countOperators(each), 0);
  if (typeof node !== 'object' || node === null) return 0;
  const { type, args, val }: Operation = node;
  if (args === undefined) return countOperators(val);
  if (type === 'in' && args.length - 1 > limits.listed) {
    throw validationError(
      `Invalid expression: The IN operator is provided with too many operands; number of operands: ${args.length - 1}`,
    );
  }
  return 1 + countOperators(args);
};

const ordering = ['<', '<=', '>', '>=', 'between'];
const unordered = ['BOOL', 'NULL', 'L', 'M', 'SS', 'NS', 'BS'];

/** Comparisons by order are for texts, numbers and binaries; dynalite answers that the condition does not hold. */
const requireOrder = (name: string, node: unknown): void => {
  const { type, args = [] } = (node ?? {}) as Operation;
  if (ordering.includes(String(type))) {
    const found = args.flatMap((arg) => Object.keys(arg ?? {})).find((key) => unordered.includes(key));
    if (found !== undefined) {
      throw validationError(
        `Invalid ${name}: Incorrect operand type for operator or function; operator: ${String(type).toUpperCase()}, operand type: ${found}`,
      );
    }
  }
  for (const arg of args) requireOrder(name, arg);
};

/** Sizes of expressions, which dynalite does not limit. They are measured as sent, before names are put in. */
export const requireModestExpressions = (data: Input): void => {
  for (const [name, parsed] of expressions) {
    const text = data[name];
    if (typeof text !== 'string') continue;
    const bytes = Buffer.byteLength(text);
    if (bytes > limits.bytes) {
      throw validationError(
        `Invalid ${name}: Expression size has exceeded the maximum allowed size; expression size: ${bytes}`,
      );
    }
    const { expression, sections } = (data[parsed] ?? {}) as { expression?: unknown; sections?: unknown };
    requireOrder(name, expression);
    const count = countOperators(expression ?? sections);
    if (count > limits.operators) {
      throw validationError(`Invalid ${name}: The expression contains too many operators; operator count: ${count}`);
    }
  }
};
