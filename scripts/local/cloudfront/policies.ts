/** Which of the viewer's query parameters, cookies or headers pass. */
export type Selection = (name: string) => boolean;
export interface Selections {
  query: Selection;
  cookies: Selection;
  headers: Selection;
}
export interface OriginRequestPolicy extends Selections {
  /** Whether it names `CloudFront-Viewer-Country`, which no viewer sends: CloudFront makes it. */
  tellsCountry?: boolean;
}
export interface CachePolicy extends Selections {
  gzip: boolean;
  brotli: boolean;
}
