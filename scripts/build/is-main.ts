import { pathToFileURL } from 'node:url';

/** Whether the module at `url` is the program that was started, and not one that it imports. */
export const isMain = (url: string): boolean => url === pathToFileURL(process.argv[1] ?? '').href;
