/** Header names in lower case, each with all its values in order. */
export type Headers = Map<string, string[]>;

/** A request on its way from the edge to an origin. The path is as it came: percent-encoded, without the query. */
export interface HttpRequest {
  method: string;
  path: string;
  query: string;
  headers: Headers;
  body: Buffer;
  clientAddress: string;
}

export interface HttpResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

export const first = (headers: Headers, name: string): string | undefined => headers.get(name)?.[0];

/** All values of a header as one, as a proxy may join them. */
export const joined = (headers: Headers, name: string): string | undefined => headers.get(name)?.join(', ');

export const headersOf = (values: Record<string, string>): Headers =>
  new Map(Object.entries(values).map(([name, value]) => [name, [value]]));

/** From Node's flat list of names and values. */
export const fromRawHeaders = (raw: string[]): Headers => {
  const headers: Headers = new Map();
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index]?.toLowerCase() ?? '';
    const value = raw[index + 1] ?? '';
    const values = headers.get(name);
    if (values === undefined) headers.set(name, [value]);
    else values.push(value);
  }
  return headers;
};

export const textResponse = (status: number, contentType: string, text: string): HttpResponse => ({
  status,
  headers: headersOf({ 'content-type': contentType }),
  body: Buffer.from(text),
});

/** Something that answers for an origin's host name. */
export type Origin = (request: HttpRequest) => Promise<HttpResponse>;
