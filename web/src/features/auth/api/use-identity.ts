import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/shared/api/api-error.ts';
import { siteConfigQuery } from '#web/shared/config/site-config.ts';
import { type IdentityFault, identityFault } from '../model/identity-error.ts';
import type { cognito } from './cognito.ts';

type Actions = typeof cognito;
type Inputs = { [Name in keyof Actions]: Parameters<Actions[Name]>[1] };

/**
 * Does something at Cognito, whose code is fetched for it.
 * @throws ApiError with the text that `textOf` has for the fault; a fault without a text counts as done.
 */
export const useIdentity = () => {
  const queryClient = useQueryClient();
  return async <Name extends keyof Actions>(
    name: Name,
    input: Inputs[Name],
    textOf: (fault: IdentityFault) => string | undefined,
  ): Promise<void> => {
    const { identity } = await queryClient.ensureQueryData(siteConfigQuery);
    const { cognito } = await import('./cognito.ts');
    try {
      await cognito[name](identity, input as never);
    } catch (error) {
      const text = textOf(identityFault(error));
      if (text !== undefined) throw new ApiError(text, { status: 400, cause: error });
    }
  };
};
