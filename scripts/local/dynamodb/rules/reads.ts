import { validationError } from '../../runtime/aws-errors.ts';
import type { IndexRecord, Input, TableRecord } from '../dynalite.ts';

/** How `Select` and `ProjectionExpression` go together. */
export const requireSelection = (operation: string, { Select, ProjectionExpression, IndexName }: Input): void => {
  if (Select === 'ALL_PROJECTED_ATTRIBUTES' && IndexName === undefined) {
    const doing = operation === 'Query' ? 'Querying' : 'Scanning';
    throw validationError(`ALL_PROJECTED_ATTRIBUTES can be used only when ${doing} using an IndexName`);
  }
  if (Select === 'SPECIFIC_ATTRIBUTES' && ProjectionExpression === undefined) {
    throw validationError(
      'Must specify the AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES',
    );
  }
  if (Select !== undefined && Select !== 'SPECIFIC_ATTRIBUTES' && ProjectionExpression !== undefined) {
    const what = Select === 'COUNT' ? 'only the Count' : String(Select);
    throw validationError(`Cannot specify the ProjectionExpression when choosing to get ${what}`);
  }
};

const namesIn = ({ _projection, _filter }: Input): string[] => {
  const { paths = [] } = (_projection ?? {}) as { paths?: string[][] };
  const { pathHeads = {} } = (_filter ?? {}) as { pathHeads?: object };
  return [...paths.flatMap(([head = '']) => head), ...Object.keys(pathHeads)];
};

const requireProjected = ({ IndexName, KeySchema, Projection }: IndexRecord, table: TableRecord, data: Input) => {
  if (Projection.ProjectionType === 'ALL') return;
  const keys = [...KeySchema, ...table.KeySchema].map(({ AttributeName }) => AttributeName);
  const projected = new Set([...keys, ...(Projection.NonKeyAttributes ?? [])]);
  const missing = namesIn(data).filter((name) => !projected.has(name));
  if (missing.length === 0) return;
  throw validationError(
    `One or more parameter values were invalid: Global secondary index ${IndexName} does not project [${missing.join(', ')}]`,
  );
};

/** Throws where a Query or Scan of an index asks for too much. `input` is as sent: dynalite drops `ConsistentRead` of a Scan. */
export const requireIndexRead = (data: Input, input: Input, table: TableRecord): void => {
  const index = table.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === data.IndexName);
  if (index === undefined) return;
  if (input.ConsistentRead === true) {
    throw validationError('Consistent reads are not supported on global secondary indexes');
  }
  requireProjected(index, table, data);
};
