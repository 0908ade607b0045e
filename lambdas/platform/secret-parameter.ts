import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { quickCalls } from './aws-client.ts';

/** A secret that an operator has put into the parameter store; read at the first use, then cached in memory. */
export const secretParameter = (name: string, ssm = new SSMClient(quickCalls)): (() => Promise<string>) => {
  let known: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const { Parameter } = await ssm.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
    if (!Parameter?.Value) throw new Error(`the parameter ${name} is empty`);
    return Parameter.Value;
  };
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
};
