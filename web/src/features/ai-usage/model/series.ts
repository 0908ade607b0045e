export interface Series {
  key: string;
  name: string;
  colour: string;
  /** One number for each step; undefined where there is none. */
  values: readonly (number | undefined)[];
}

export interface Step {
  from: string;
  name: string;
}
