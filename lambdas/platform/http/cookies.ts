import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A cookie that no script can read, and that is sent only with requests from our own pages. */
interface Cookie {
  name: string;
  /** Letters, digits and `-_.~`. */
  value: string;
  path: string;
  /** Seconds. */
  lifetime: number;
}

export interface Cookies {
  get(name: string): string | undefined;
  set(cookie: Cookie): void;
}

const cookieLine = ({ name, value, path, lifetime }: Cookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${lifetime}; HttpOnly; Secure; SameSite=Strict`;

/** The cookies of a request, and the `Set-Cookie` lines of its reply. */
export const cookiesOf = ({ cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>) => {
  const lines: string[] = [];
  return {
    lines,
    cookies: {
      get: (name) => cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1),
      set: (cookie) => void lines.push(cookieLine(cookie)),
    } satisfies Cookies,
  };
};
