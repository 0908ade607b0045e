import { connection } from '#web/shared/api/connection.ts';
import { network } from '#web/shared/network/network.ts';
import { askToKeep } from './ask-worker.ts';

/** The page as the site has it now, in the language of this one; undefined where it cannot be had. */
const fetchPage = async (): Promise<string | undefined> => {
  const address = new URL(location.href);
  address.searchParams.set('lang', document.documentElement.lang);
  const response = await fetch(address, { cache: 'no-cache' }).catch(() => connection.doubted?.());
  return response?.ok ? response.text() : undefined;
};

/** A copy that is as new as the site's page needs no word about its age. Any other can be replaced, by a link in that word. */
const renew = async (mark: Element): Promise<void> => {
  const page = await fetchPage();
  if (page === undefined) return;
  const data = document.getElementById('page-data')?.textContent;
  if (!data || !page.includes(data)) return void mark.toggleAttribute('data-newer', true);
  mark.remove();
  askToKeep(location.href);
};

/** Looks what has become of a page that is shown as it was kept: now, and whenever the connection comes back. */
export const renewCopy = (mark: Element): void => {
  const look = () => {
    if (mark.isConnected && network.isOnline()) void renew(mark);
  };
  network.subscribe(look);
  look();
};
