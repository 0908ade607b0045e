import ts from 'typescript';

/**
 * A browser that translates a page replaces its text nodes by elements of its own. React then fails when it removes such
 * a text, or inserts something before it, and the screen is lost. A text that is alone in its element is safe: React
 * replaces the whole content.
 */
interface Part {
  /** It may be a bare text node. */
  isText: boolean;
  /** It may come, go, or be replaced. */
  comesAndGoes: boolean;
  /** A node that the caller gives: a text, an element or nothing. */
  isGiven?: boolean;
}

const fixed: Part = { isText: false, comesAndGoes: false };
const both = (one: Part, other: Part): Part => ({
  isText: one.isText || other.isText,
  isGiven: one.isGiven || other.isGiven,
  comesAndGoes: one.comesAndGoes || other.comesAndGoes,
});

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const nothingFlags = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;
const anythingFlags = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** React's type for all that can be drawn. */
const isNode = (type: ts.Type) =>
  type.isUnion() &&
  type.types.some(({ flags }) => flags & ts.TypeFlags.BigInt) &&
  type.types.some(({ flags }) => flags & ts.TypeFlags.Object);

const isMap = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) && expression.name.text === 'map';

const tagOf = (node: ts.Expression): string | undefined => {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText();
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : undefined;
};

const partReader = (checker: ts.TypeChecker, isOurs: (file: string) => boolean) => {
  const ofType = (type: ts.Type, around: readonly ts.Type[] = []): Part => {
    // A type of nested lists holds itself.
    if (around.includes(type)) return fixed;
    if (type.flags & anythingFlags || isNode(type)) return { isText: true, comesAndGoes: false, isGiven: true };
    if (type.isUnion()) return type.types.map((each) => ofType(each, [...around, type])).reduce(both);
    if (type.flags & nothingFlags || (type.isStringLiteral() && type.value === ''))
      return { isText: false, comesAndGoes: true };
    if (type.isStringLiteral() && !type.value.trim()) return fixed;
    if (type.flags & textFlags) return { isText: true, comesAndGoes: false };
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return item ? { isText: ofType(item, [...around, type]).isText, comesAndGoes: true } : fixed;
  };

  const ofExpression = (expression: ts.Expression): Part => {
    if (ts.isParenthesizedExpression(expression)) return ofExpression(expression.expression);
    if (ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression)) return ofElement(expression);
    if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return { ...ofExpression(expression.right), comesAndGoes: true };
    if (ts.isCallExpression(expression)) {
      // Recognised by their names, because their types take long to find.
      if (expression.expression.getText() === 't') return { isText: true, comesAndGoes: false };
      const [draw] = expression.arguments;
      if (isMap(expression) && draw && ts.isArrowFunction(draw) && !ts.isBlock(draw.body))
        return { ...ofExpression(draw.body), comesAndGoes: true };
    }
    if (!ts.isConditionalExpression(expression)) return ofType(checker.getTypeAtLocation(expression));
    const [one, other] = [ofExpression(expression.whenTrue), ofExpression(expression.whenFalse)];
    const isSwitched = one.isText !== other.isText || tagOf(expression.whenTrue) !== tagOf(expression.whenFalse);
    return both(both(one, other), { isText: false, comesAndGoes: isSwitched });
  };

  /** A component of ours counts as what it returns; others always return an element. */
  const ofComponent = (tag: ts.JsxTagNameExpression): Part => {
    const declaration = checker.getSymbolAtLocation(tag);
    const symbol =
      declaration && declaration.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(declaration) : declaration;
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
    if (!file || !isOurs(file)) return fixed;
    const returned = checker.getTypeAtLocation(tag).getCallSignatures()[0]?.getReturnType();
    return returned && !isNode(returned) ? ofType(returned) : fixed;
  };

  const ofElement = (element: ts.JsxElement | ts.JsxSelfClosingElement): Part => {
    const { tagName, attributes } = ts.isJsxElement(element) ? element.openingElement : element;
    const hasKey = attributes.properties.some((each) => ts.isJsxAttribute(each) && each.name.getText() === 'key');
    const isHost = /^[a-z]/.test(tagName.getText());
    if (tagName.getText() === 'Trans') return { isText: true, comesAndGoes: hasKey };
    return both(isHost ? fixed : ofComponent(tagName), { isText: false, comesAndGoes: hasKey });
  };

  /** The parts of an element, fragments opened. No browser translates white space. */
  const partsOf = (children: readonly ts.JsxChild[]): Part[] =>
    children.flatMap((child) => {
      if (ts.isJsxFragment(child)) return partsOf(child.children);
      if (ts.isJsxText(child)) return !child.text.trim() ? [] : [{ ...fixed, isText: true }];
      if (ts.isJsxExpression(child)) return child.expression ? [ofExpression(child.expression)] : [];
      return [ofElement(child)];
    });
  return partsOf;
};

/**
 * Whether one of these siblings can break a translated page. A text of ours must have no sibling that comes and goes; what
 * a caller gives must not have one right before it, since new elements are inserted before what follows them.
 */
const isFault = (parts: readonly Part[]): boolean => {
  if (parts.length < 2) return false;
  const comesAndGoes = parts.some((part) => part.comesAndGoes);
  return parts.some(({ isText, isGiven }, index) =>
    isGiven ? parts[index - 1]?.comesAndGoes : isText && comesAndGoes,
  );
};

interface Files {
  /** Whether its components count as what they return. */
  isOurs: (file: string) => boolean;
  /** Whether its faults are asked for. */
  isJudged: (file: string) => boolean;
}

/** Each place in our components where a text stands bare beside something that comes and goes, as `file:line: why`. */
export const textNodeFaults = (program: ts.Program, { isOurs, isJudged }: Files): string[] => {
  const partsOf = partReader(program.getTypeChecker(), isOurs);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isJudged(fileName) && fileName.endsWith('.tsx'))
    .flatMap((source) => {
      const faults: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isJsxElement(node) || (ts.isJsxFragment(node) && !ts.isJsxElement(node.parent))) {
          if (isFault(partsOf(node.children))) {
            const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
            faults.push(
              `${source.fileName}:${line + 1}: a text beside something that comes and goes: give it an element`,
            );
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return faults;
    });
};
