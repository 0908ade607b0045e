interface LockedPackage {
  optionalDependencies?: Record<string, string> | undefined;
  dev?: boolean | undefined;
}
interface PlatformPackage {
  version: string;
  cpu: string[];
  dev?: true;
  libc?: string[];
  optional: true;
  os: string[];
}

const systems = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix'];
const processors = ['arm64', 'x64', 'arm', 'ppc64', 'riscv64', 's390x', 'ia32', 'loong64', 'mips64el'];

/** A platform package says in its name what it is for: `@biomejs/cli-linux-arm64-musl`. */
const platformOf = (name: string) => {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return os && cpu ? { os, cpu, libc } : undefined;
};

/** Entries for the platform packages of an exact version that no entry of the lock file's `packages` stands for. */
export const missingPackages = (packages: Record<string, LockedPackage>): Record<string, PlatformPackage> => {
  const missing: Record<string, PlatformPackage> = {};
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || !/^\d/.test(version)) continue;
      const own = `node_modules/${name}`;
      if (own in packages || `${place}/${own}` in packages) continue;
      missing[own] = {
        version,
        cpu: [platform.cpu],
        ...(dev ? { dev } : {}),
        ...(platform.os === 'linux' && platform.libc ? { libc: [platform.libc] } : {}),
        optional: true,
        os: [platform.os],
      };
    }
  }
  return missing;
};
