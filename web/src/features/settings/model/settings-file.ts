import {
  type SectionName,
  type Settings,
  sectionNames,
  sectionSchemas,
  settingsOf,
} from '#contracts/settings/sections.ts';
import { isGroup } from '#web/shared/editing/differences.ts';
import { changesBetween, type SettingChange } from './changes.ts';

const format = 'pointe-shoes-settings';
const version = 1;
/** In bytes: ten times what all texts at their full length need. */
export const largestFile = 200_000;

/** All sections, readable and complete. Secrets and who changed what are not part of it. */
export const writeSettingsFile = (settings: Settings): string =>
  `${JSON.stringify({ format, version, sections: settings }, null, 2)}\n`;

/** The fault of a file: as a whole, or in one of its settings; `rule` is a contract's. */
export type FileFault = 'notJson' | 'otherFormat' | 'otherVersion';
export type ValueFault =
  | { kind: 'unknownSection' | 'notASection'; section: string }
  | { kind: 'unknownSetting'; section: SectionName; name: string }
  | { kind: 'value'; section: SectionName; path: string; rule: string };

export interface SectionImport {
  section: SectionName;
  /** The whole section as it will be. */
  values: Settings[SectionName];
  changes: SettingChange[];
}
export type ImportPlan = { fault: FileFault } | { faults: ValueFault[] } | { sections: SectionImport[] };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isSection = (name: string): name is SectionName => sectionNames.some((known) => known === name);

/** A section of the file over the present one: what it leaves out stays as it is. */
const planSection = (section: SectionName, given: Record<string, unknown>, present: object) => {
  const known = new Set(settingsOf(section).map(([name]) => name));
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  const result = sectionSchemas[section].safeParse({
    ...present,
    ...Object.fromEntries(Object.entries(given).filter(([name]) => known.has(name))),
  });
  const faults: ValueFault[] = [
    ...unknown.map((name) => ({ kind: 'unknownSetting' as const, section, name })),
    ...(result.error?.issues ?? []).map(({ path, message }) => ({
      kind: 'value' as const,
      section,
      path: path.join('.'),
      rule: message,
    })),
  ];
  const values = result.data ?? present;
  return {
    faults,
    plan: { section, values: values as SectionImport['values'], changes: changesBetween(present, values) },
  };
};

/** The changes that a file would make, all or nothing: one fault refuses it as a whole. */
export const planImport = (text: string, present: Settings): ImportPlan => {
  const file = parsed(text);
  if (file === undefined) return { fault: 'notJson' };
  if (!isGroup(file) || file.format !== format || !isGroup(file.sections)) return { fault: 'otherFormat' };
  if (file.version !== version) return { fault: 'otherVersion' };
  const given = file.sections;
  const faults: ValueFault[] = [];
  const sections: SectionImport[] = [];
  for (const [section, values] of Object.entries(given)) {
    if (!isSection(section)) faults.push({ kind: 'unknownSection', section });
    else if (!isGroup(values)) faults.push({ kind: 'notASection', section });
    else {
      const planned = planSection(section, values, present[section]);
      faults.push(...planned.faults);
      if (planned.plan.changes.length > 0) sections.push(planned.plan);
    }
  }
  if (faults.length > 0) return { faults };
  return { sections: sections.sort((a, b) => sectionNames.indexOf(a.section) - sectionNames.indexOf(b.section)) };
};
