import { type HttpRequest, type HttpResponse, textResponse } from '../runtime/http-message.ts';
import type { Behavior } from './behaviors.ts';
import { createCompression } from './compression.ts';
import { withoutKnownBody } from './conditional.ts';
import type { DistributionProperties } from './distribution-properties.ts';
import type { FetchOrigin } from './fetch-origin.ts';
import { runViewerRequest, runViewerResponse } from './viewer-functions.ts';

const errorPage = (status: number, text: string): HttpResponse =>
  textResponse(status, 'text/html', `<!doctype html><title>ERROR</title><h1>${status} ERROR</h1><p>${text}</p>`);

export interface EdgeParts {
  properties: DistributionProperties;
  behaviorFor(path: string): Behavior;
  fetchOrigin: FetchOrigin;
  onProblem(message: string): void;
}

/** The way of a request through a distribution, from the viewer to the origin and back. */
export const createEdge = ({ properties, behaviorFor, fetchOrigin, onProblem }: EdgeParts) => {
  const compress = createCompression();
  const { DefaultRootObject, CustomErrorResponses } = properties;

  const fromOrigin = async (request: HttpRequest, behavior: Behavior): Promise<HttpResponse> => {
    const path = request.path === '/' && DefaultRootObject !== '' ? `/${DefaultRootObject}` : request.path;
    const response = await fetchOrigin({ ...request, path }, behavior);
    const custom = CustomErrorResponses.find(({ ErrorCode }) => ErrorCode === response.status);
    if (custom?.ResponsePagePath === undefined) return response;
    const { ResponsePagePath: page, ResponseCode: status = response.status } = custom;
    const replaced = await fetchOrigin({ ...request, method: 'GET', path: page, query: '' }, behaviorFor(page));
    return { ...replaced, status };
  };

  const answer = async (viewerRequest: HttpRequest, behavior: Behavior): Promise<HttpResponse> => {
    let request = viewerRequest;
    if (behavior.viewerRequest !== undefined) {
      const result = await runViewerRequest(behavior.viewerRequest, viewerRequest);
      if ('response' in result) return result.response;
      request = result.request;
    }
    const response = await fromOrigin(request, behavior);
    // CloudFront leaves the function out when the origin answered with an error.
    if (behavior.viewerResponse === undefined || response.status >= 400) return response;
    return runViewerResponse(behavior.viewerResponse, request, response);
  };

  return async (request: HttpRequest): Promise<HttpResponse> => {
    const behavior = behaviorFor(request.path);
    if (!behavior.methods.includes(request.method)) {
      return errorPage(403, 'This distribution is not configured to allow the HTTP request method that was used.');
    }
    let response: HttpResponse;
    try {
      response = await answer(request, behavior);
    } catch (error) {
      onProblem(`${request.method} ${request.path}: ${error instanceof Error ? error.stack : String(error)}`);
      response = errorPage(502, 'The local twin failed; see its output.');
    }
    if (behavior.compress) await compress(request, response, behavior.cache);
    behavior.applyHeaders?.(response.headers);
    return withoutKnownBody(request, response);
  };
};
