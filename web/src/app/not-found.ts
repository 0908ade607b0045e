/** Thrown by a route's loader when the address leads nowhere; the layout then shows the not-found page. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}
