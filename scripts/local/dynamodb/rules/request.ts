import { validationError } from '../../runtime/aws-errors.ts';
import { checked, type Input, type Item, type Store } from '../dynalite.ts';
import { requireModestExpressions } from './expressions.ts';
import { requireSelection } from './reads.ts';
import { refuseUnsupported } from './unsupported.ts';
import { requireValues } from './values.ts';

/** The values that a deletion may return; dynalite checks them of PutItem only. */
const requireOldOrNone = ({ ReturnValues = 'NONE' }: Input): void => {
  if (ReturnValues === 'NONE' || ReturnValues === 'ALL_OLD') return;
  throw validationError('ReturnValues can only be ALL_OLD or NONE');
};

type Requests = { PutRequest?: { Item: Item } }[];

/**
 * Checks a request as DynamoDB does before it looks at the table: what dynalite checks, and where dynalite is more
 * lenient the rules of this folder.
 */
export const checkedRequest = (store: Store, operation: string, input: Input): Input => {
  refuseUnsupported(operation, input);
  const tables = Object.values((input.RequestItems ?? {}) as Record<string, Input>);
  for (const each of tables) if (each !== null && typeof each === 'object') refuseUnsupported(operation, each);
  const data = checked(store, operation, input);
  if (operation === 'DeleteItem') requireOldOrNone(data);
  requireModestExpressions(data);
  requireValues(data.Item);
  requireValues(data.ExpressionAttributeValues);
  for (const requests of Object.values((data.RequestItems ?? {}) as Record<string, Requests | Input>)) {
    if (Array.isArray(requests)) for (const { PutRequest } of requests) requireValues(PutRequest?.Item);
    else requireModestExpressions(requests);
  }
  if (operation === 'Query' || operation === 'Scan') requireSelection(operation, data);
  return data;
};
