import { unexplained } from './request.ts';

/**
 * The content of a file that our own renderer wrote beside the pages, which is why its form is not checked.
 * @throws ApiError where there is no such file, and with status 0 without a connection.
 */
export const fetchDrawn = async <Content>(file: string): Promise<Content> => {
  const reply = await fetch(`/${file}`).catch((cause: unknown) => {
    throw unexplained(undefined, 0, cause);
  });
  if (!reply.ok) throw unexplained(undefined, reply.status);
  return reply.json();
};
