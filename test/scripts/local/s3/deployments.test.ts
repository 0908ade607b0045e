import { describe, expect, it } from 'vitest';
import { createFilter } from '#scripts/local/s3/sync-filter.ts';
import { startTwin } from '#scripts/local/twin.ts';
import { temporaryFolder, writeAssembly } from '../support/assembly.ts';
import { bucket } from '../support/resources.ts';
import { assetsOf, product } from '../support/twin.ts';

const deployment = (properties: object) => ({
  Deployment: { Type: 'Custom::CDKBucketDeployment', Properties: { ...bucket.Deployment?.Properties, ...properties } },
});

/** Starts over the same data with other files and returns the site's responses for some paths. */
const site = async (dataDir: string, files: Record<string, string>, properties: object, paths: string[]) => {
  // An asset's name is the hash of its content.
  const hash = Buffer.from(JSON.stringify(files)).toString('hex');
  const resources = deployment({ SourceObjectKeys: [`${hash}.zip`], ...properties });
  const assembly = await writeAssembly(product({ resources }), { ...assetsOf(), [hash]: files });
  const twin = await startTwin({ port: 0, dataDir, assembly });
  const replies = await Promise.all(paths.map((path) => fetch(twin.url + path)));
  await twin.close();
  return replies.map(({ status, headers }) => [status, headers.get('content-type'), headers.get('cache-control')]);
};
const text = [200, 'text/plain', 'public, max-age=60'];
const echoed = [200, 'application/json', null];

describe('bucket deployments', () => {
  it('copy files with their type and cache header, and remove what is gone', async () => {
    const dataDir = await temporaryFolder();
    expect(await site(dataDir, { 'a.txt': '1', 'b.txt': '2' }, {}, ['/a.txt', '/b.txt'])).toEqual([text, text]);
    expect(await site(dataDir, { 'b.txt': '3' }, {}, ['/a.txt', '/b.txt'])).toEqual([echoed, text]);
  });

  it('keep what is gone without pruning', async () => {
    const dataDir = await temporaryFolder();
    await site(dataDir, { 'a.txt': '1' }, { Prune: false }, []);
    expect(await site(dataDir, { 'b.txt': '3' }, { Prune: false }, ['/a.txt', '/b.txt'])).toEqual([text, text]);
  });

  it.each([
    [['*'], ['assets/*'], ['assets/a.js', 'assets/deep/b.js']],
    [['assets/*'], [], ['index.html']],
    [[], [], ['index.html', 'assets/a.js', 'assets/deep/b.js']],
  ])('take what exclude %j and include %j leave', (exclude, include, expected) => {
    const files = ['index.html', 'assets/a.js', 'assets/deep/b.js'];
    expect(files.filter(createFilter(exclude, include))).toEqual(expected);
  });
});
