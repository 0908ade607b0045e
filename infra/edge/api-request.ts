/** Viewer request of the API: tells it where the caller is. What the caller says about that is overwritten. */
import type { EdgeRequest } from './edge-event.ts';

export function handler(event: { request: EdgeRequest; viewer: { ip: string } }): EdgeRequest {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}
