/** Replaces the intrinsics below a value; `at` says where in the template it stands. */
export type Resolve = (value: unknown, at: string) => unknown;

/** Says whether a condition of the template holds here. */
export interface Conditions {
  holds(name: string): boolean;
}

/** Reads the template's `Conditions`: Equals, And, Or, Not and references to other conditions. */
export const createConditions = (declared: Record<string, unknown>, resolve: Resolve): Conditions => {
  const evaluate = (expression: unknown, at: string): boolean => {
    const [entry, ...others] = Object.entries(Object(expression) as Record<string, unknown>);
    if (entry === undefined || others.length > 0) throw new Error(`${at}: not a condition`);
    const [name, value] = entry;
    const operands: unknown[] = Array.isArray(value) ? value : [];
    switch (name) {
      case 'Condition':
        return holds(String(value));
      case 'Fn::Equals':
        return JSON.stringify(resolve(operands[0], at)) === JSON.stringify(resolve(operands[1], at));
      case 'Fn::And':
        return operands.every((operand) => evaluate(operand, at));
      case 'Fn::Or':
        return operands.some((operand) => evaluate(operand, at));
      case 'Fn::Not':
        return !evaluate(operands[0], at);
      default:
        throw new Error(`${at}: the local twin does not know the condition ${name}`);
    }
  };
  const holds = (name: string): boolean => {
    if (!(name in declared)) throw new Error(`Condition ${name} is used but not declared`);
    return evaluate(declared[name], `Conditions.${name}`);
  };
  return { holds };
};
