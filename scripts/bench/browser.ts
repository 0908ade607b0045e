import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { chromiumFlags, ensureChromium } from '../chromium.ts';

/** Runs `use` with a fresh headless Chromium (empty profile, loopback only) and gives it the debugging port. */
export const withChromium = async <T>(use: (port: number) => Promise<T>): Promise<T> => {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'));
  const chrome = await launch({
    chromePath: ensureChromium(),
    userDataDir: profile,
    chromeFlags: [
      '--headless=new',
      ...chromiumFlags,
      '--disable-quic',
      // Connections to anything but loopback fail at once instead of hanging on a closed network.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
  try {
    return await use(chrome.port);
  } finally {
    chrome.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};
