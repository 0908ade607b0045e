import {
  DeleteParameterCommand,
  ParameterNotFound,
  type PutParameterCommand,
  type SSMClient,
} from '@aws-sdk/client-ssm';
import { expect, it } from 'vitest';
import { secretStore } from '#lambdas/settings/store/secret-store.ts';

/** The parameter store, as far as it receives commands: `answer` decides their outcome. */
const storeThat = (answer: (command: object) => object) => {
  const sent: object[] = [];
  const send = async (command: object) => {
    sent.push(command);
    return answer(command);
  };
  return { sent, store: secretStore('/stage/settings', { send } as unknown as SSMClient) };
};

it('a secret is kept encrypted, each time as a parameter of its own', async () => {
  const { sent, store } = storeThat(() => ({}));
  const ids = [await store.put('gatewayKey', 'the key'), await store.put('gatewayKey', 'the key')];
  expect(new Set(ids).size).toBe(2);
  expect(sent.map((command) => (command as PutParameterCommand).input)).toEqual(
    ids.map((id) => ({ Name: `/stage/settings/gatewayKey/${id}`, Value: 'the key', Type: 'SecureString' })),
  );
});

it('a secret that could not be kept is in no word of the error', async () => {
  const { store } = storeThat(() => {
    throw new Error('the key is not a valid value');
  });
  const error = await store.put('gatewayKey', 'the key').catch((failure: unknown) => failure);
  expect(String(error)).toBe('Error: gatewayKey was not kept: Error');
  expect(JSON.stringify(Object.entries(error as object))).not.toContain('the key');
});

it('a secret that is gone is removed already; any other failure is one', async () => {
  const gone = storeThat(() => {
    throw new ParameterNotFound({ message: 'gone', $metadata: {} });
  });
  await gone.store.remove('gatewayKey', 'id-1');
  expect(gone.sent[0]).toBeInstanceOf(DeleteParameterCommand);
  const away = storeThat(() => {
    throw new Error('away');
  });
  await expect(away.store.remove('gatewayKey', 'id-1')).rejects.toThrow('away');
});
