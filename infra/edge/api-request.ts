/** Viewer request for the API: adds where the caller is. Any such header that the caller sent is overwritten. */
import type { EdgeRequest } from './edge-event.ts';

export function handler(event: { request: EdgeRequest; viewer: { ip: string } }): EdgeRequest {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}
