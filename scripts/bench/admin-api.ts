import { confirmationHeader, type Endpoint, type Input, type Output } from '#contracts/http/endpoint.ts';

type Parts<E extends Endpoint> = { pathParameters?: Input<E, 'pathParameters'>; body?: Input<E, 'body'> };

/** Calls the product's own API as an administrator's browser does; with what `confirmSession` answered, if anything. */
export const createAdminApi =
  (site: string, token: string, confirmation?: string) =>
  async <const E extends Endpoint>(endpoint: E, { pathParameters, body }: Parts<E>): Promise<Output<E>> => {
    const values = Object.entries((pathParameters ?? {}) as Record<string, string>);
    const path = values.reduce(
      (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
      endpoint.path as string,
    );
    const reply = await fetch(site + path, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(confirmation === undefined ? {} : { [confirmationHeader]: confirmation }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${endpoint.method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Output<E>;
  };
export type AdminApi = ReturnType<typeof createAdminApi>;
