import { getBeacon, reportVisit } from '#contracts/relay/endpoints.ts';
import { addScript } from './trusted-script.ts';

let isLoaded = false;

/** Loads Cloudflare's script from the site itself, to which it reports. Once the visitor has said no, the relay hands nothing on. */
export const startEdgeAnalytics = (token: string): undefined => {
  if (isLoaded) return;
  isLoaded = true;
  addScript(getBeacon.path, { defer: '', 'data-cf-beacon': JSON.stringify({ token, send: { to: reportVisit.path } }) });
};
