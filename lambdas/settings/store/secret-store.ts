import { randomUUID } from 'node:crypto';
import {
  DeleteParameterCommand,
  GetParameterCommand,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import type { SecretName } from '#contracts/settings/sections.ts';
import { quickCalls } from '#lambdas/platform/aws-client.ts';

/** Secrets of the settings in the parameter store, encrypted by AWS's own key for it. */
export interface SecretStore {
  /** Keeps a secret as a parameter of its own, and returns the id that it is read by. */
  put(name: SecretName, value: string): Promise<string>;
  get(name: SecretName, id: string): Promise<string>;
  remove(name: SecretName, id: string): Promise<void>;
}

/** `folder` begins with a slash. */
export const secretStore = (folder: string, ssm = new SSMClient(quickCalls)): SecretStore => {
  const parameter = (name: SecretName, id: string) => `${folder}/${name}/${id}`;
  return {
    async put(name, value) {
      const id = randomUUID();
      const command = new PutParameterCommand({ Name: parameter(name, id), Value: value, Type: 'SecureString' });
      // The service's own words may hold the value.
      await ssm.send(command).catch((error: unknown) => {
        throw new Error(`${name} was not kept: ${error instanceof Error ? error.name : 'unknown'}`);
      });
      return id;
    },
    async get(name, id) {
      const { Parameter } = await ssm.send(
        new GetParameterCommand({ Name: parameter(name, id), WithDecryption: true }),
      );
      if (!Parameter?.Value) throw new Error(`the parameter of ${name} is empty`);
      return Parameter.Value;
    },
    async remove(name, id) {
      await ssm.send(new DeleteParameterCommand({ Name: parameter(name, id) })).catch((error: unknown) => {
        if (!(error instanceof ParameterNotFound)) throw error;
      });
    },
  };
};
