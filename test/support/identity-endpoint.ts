import type { Product } from './product.ts';

/** Calls the user pool as the browser does: without a signature, by the public client. */
export const identityEndpoint = async (product: Product) => {
  const { body } = await product.send('GET /api/config/site');
  const { endpoint, clientId } = body.identity as { endpoint: string; clientId: string };
  const call = async (operation: string, input: Record<string, unknown>) => {
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        origin: product.url,
      },
      body: JSON.stringify({ ClientId: clientId, ...input }),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  return { call, clientId };
};
