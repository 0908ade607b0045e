import { randomBytes } from 'node:crypto';
import type { Language } from '#contracts/text/language.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { Step } from '#lambdas/platform/table/transact.ts';
import { readerKey, tokenKey } from './keys.ts';

/** 128 bits: cannot be guessed. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/**
 * Gives a reader a token, unless there is one already. An unknown address becomes a reader. @throws ProblemError
 * `changed`
 */
export const tokenSteps = (
  { name: TableName }: AppTable,
  { email, language }: { email: string; language: Language },
): Step[] => {
  const token = newToken();
  const Update = {
    TableName,
    Key: readerKey(email),
    UpdateExpression:
      'SET #type = :type, #email = :email, #token = :token, #language = if_not_exists(#language, :language)',
    ConditionExpression: 'attribute_not_exists(#token)',
    ExpressionAttributeNames: { '#type': 'type', '#email': 'email', '#token': 'token', '#language': 'language' },
    ExpressionAttributeValues: { ':type': 'Reader', ':email': email, ':token': token, ':language': language },
  };
  const Item = { ...tokenKey(secretIdHash(token)), type: 'ReaderToken', email };
  return [{ write: { Update }, refusal: 'changed' }, { write: { Put: { TableName, Item } } }];
};
