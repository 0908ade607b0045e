import { describe, expect, it } from 'vitest';
import { missingPackages } from '#scripts/missing-packages.ts';

describe('the check of the lock file', () => {
  const biome = {
    dev: true,
    optionalDependencies: {
      '@biomejs/cli-linux-x64': '2.6.8',
      '@biomejs/cli-linux-arm64-musl': '2.6.8',
      fsevents: '~2.3',
    },
  };

  it('finds the platform packages that npm left out', () => {
    const packages = { '': {}, 'node_modules/@biomejs/biome': biome, 'node_modules/@biomejs/cli-linux-x64': {} };
    expect(missingPackages(packages)).toEqual({
      'node_modules/@biomejs/cli-linux-arm64-musl': {
        version: '2.6.8',
        cpu: ['arm64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
    });
  });

  it('is content when all are there, in the folder of the package itself too', () => {
    const packages = {
      'node_modules/@biomejs/biome': biome,
      'node_modules/@biomejs/cli-linux-x64': {},
      'node_modules/@biomejs/biome/node_modules/@biomejs/cli-linux-arm64-musl': {},
    };
    expect(missingPackages(packages)).toEqual({});
  });
});
