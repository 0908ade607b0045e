import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { quickCalls } from './aws-client.ts';
import { lazy } from './lazy.ts';

/** A secret that an operator has put into the parameter store. */
export const secretParameter = (name: string, ssm = new SSMClient(quickCalls)): (() => Promise<string>) =>
  lazy(async () => {
    const { Parameter } = await ssm.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
    if (!Parameter?.Value) throw new Error(`the parameter ${name} is empty`);
    return Parameter.Value;
  }, 'secrets');
