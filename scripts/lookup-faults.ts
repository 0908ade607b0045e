import ts from 'typescript';

/**
 * A plain object has more names than its own: `constructor`, `toString` and others are functions that it inherits. Any
 * text that a visitor or an administrator typed may be one of them, so a table is queried by such a text through a
 * `Map`, or after `Object.hasOwn`.
 */
const isText = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isText) : Boolean(type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral));

/** An object whose names can be any texts: neither a list nor a type that declares its names. */
const isTable = (type: ts.Type, checker: ts.TypeChecker): boolean => {
  const object = checker.getNonNullableType(type);
  if (object.isUnion()) return object.types.some((one) => isTable(one, checker));
  return !(object.flags & ts.TypeFlags.StringLike) && Boolean(checker.getIndexInfoOfType(object, ts.IndexKind.String));
};

const withoutCasts = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? withoutCasts(node.expression)
    : node;

/** A table is written down in the code, or in a file of texts; what is read or counted has names of its own making. */
const isWritten = (expression: ts.Expression, checker: ts.TypeChecker): boolean => {
  const node = withoutCasts(expression);
  if (ts.isObjectLiteralExpression(node)) return node.properties.some((each) => !ts.isSpreadAssignment(each));
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return isWritten(node.expression, checker);
  const symbol = checker.getSymbolAtLocation(node);
  const aliased = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = aliased?.valueDeclaration;
  if (!declaration) return false;
  if (declaration.getSourceFile().fileName.endsWith('.json')) return true;
  return ts.isVariableDeclaration(declaration) && declaration.initializer
    ? isWritten(declaration.initializer, checker)
    : false;
};

/** Writing under a name asks for nothing. */
const isAssigned = (node: ts.ElementAccessExpression): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Whether the name is asked for by `Object.hasOwn` within the same function, or comes from the object's own names. */
const isAskedFor = (node: ts.ElementAccessExpression): boolean => {
  const [object, key] = [node.expression.getText(), node.argumentExpression.getText()];
  const asks = `Object.hasOwn(${object}, ${key})`;
  for (let around: ts.Node = node; around; around = around.parent) {
    if (ts.isFunctionLike(around) && around.getText().includes(asks)) return true;
    if (ts.isSourceFile(around)) return false;
  }
  return false;
};

/** Each place in the judged files where a plain object is asked by a text of any kind, as `file:line: why`. */
export const lookupFaults = (program: ts.Program, isJudged: (file: string) => boolean): string[] => {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isJudged(fileName))
    .flatMap((source) => {
      const faults: string[] = [];
      const visit = (node: ts.Node): void => {
        if (
          ts.isElementAccessExpression(node) &&
          !ts.isStringLiteralLike(node.argumentExpression) &&
          !isAssigned(node) &&
          isText(checker.getTypeAtLocation(node.argumentExpression)) &&
          isTable(checker.getTypeAtLocation(node.expression), checker) &&
          isWritten(node.expression, checker) &&
          !isAskedFor(node)
        ) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
          faults.push(
            `${source.fileName}:${line + 1}: ${node.getText()}: a table that any text may ask (ownValue, or a Map)`,
          );
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return faults;
    });
};
