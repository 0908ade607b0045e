/** CloudFront's event as far as the edge functions read it (event structure version 1.0). */
export interface EdgeRequest {
  uri: string;
  /** Encoded, as they came. */
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
  headers: Record<string, { value: string }>;
  cookies: Record<string, { value: string }>;
}

export interface EdgeResponse {
  statusCode: number;
  headers?: Record<string, { value: string }>;
  cookies?: Record<string, { value: string; attributes?: string }>;
}

declare global {
  /** Which addresses are pages, patterns of pages, the application's shell, or moved; put in when the function is built. */
  const ROUTES: { pages: string[]; patterns: string[]; shell: string[]; redirects: Record<string, string> };
}
