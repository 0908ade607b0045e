import { type PageService, pageServices } from '#contracts/relay/visitor-choice.ts';

/** The services that were on when the page was drawn. */
export const readPageServices = (): ReadonlySet<PageService> => {
  const named = document.documentElement.dataset.services?.split(' ') ?? [];
  return new Set(pageServices.filter((service) => named.includes(service)));
};
