/** A finished test of either runner, or a named step of one. */
export interface Result {
  /** The same in each run: file, reader, title. A step has the one of its test. */
  id: string;
  title: string;
  /** Relative to the project. */
  file: string;
  status: 'passed' | 'failed' | 'skipped';
  seconds: number;
  errors: string[];
  isStep?: true;
}
