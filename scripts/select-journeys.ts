import { type EngineName, engineNames } from './engines.ts';

interface Chosen {
  engines: readonly EngineName[];
  /** Paths from the project's folder. */
  journeys: string[];
}

const isEngine = (word: string): word is EngineName => engineNames.some((name) => name === word);

/** The engines that the words name, else all, and the journeys whose file carries one of the other words, else all. */
export const selectJourneys = (words: readonly string[], files: readonly string[]): Chosen => {
  const engines = words.filter(isEngine);
  const others = words.filter((word) => !isEngine(word)).map((word) => word.toLowerCase());
  const chosen = files.filter((file) => others.length === 0 || others.some((word) => file.includes(word)));
  return {
    engines: engines.length === 0 ? engineNames : engines,
    journeys: chosen.map((file) => `test/browsers/${file}`),
  };
};
