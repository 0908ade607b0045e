import type { AnalyticsStep } from '#contracts/analytics/figures.ts';
import type { Series } from '#contracts/charts/chart-geometry.ts';
import type { Language } from '#contracts/text/language.ts';

/**
 * How a value is written. A `path` is an address or a code, read from left to right in every language; a `part` is the share of a
 * whole, which is drawn as well.
 */
export type Format = 'text' | 'path' | 'count' | 'share' | 'part';

/** A share is 0 to 1. */
export type Value = string | number;

export interface Figure {
  label: string;
  value: number;
  format: 'count' | 'share';
  /** Of the period before; left out where nothing is known of it. */
  before?: number | undefined;
}

export interface FiguresPart {
  kind: 'figures';
  figures: readonly Figure[];
}

export interface ChartPart {
  kind: 'chart';
  title: string;
  /** Describes the picture to those who do not see it. */
  alt: string;
  /** Each with its whole name and what stands below the chart. */
  points: readonly { name: string; label: string }[];
  /** By one scale, the boldest first. */
  lines: readonly ChartLine[];
}

export interface ChartLine {
  label: string;
  values: Series;
  /** Shows the first line's figures in the period before. */
  isBefore?: true;
}

export interface TablePart {
  kind: 'table';
  title: string;
  columns: readonly { title: string; format: Format }[];
  rows: readonly (readonly Value[])[];
  /** Said below it, for example that the rest is left out. */
  note?: string | undefined;
  /** Says again in figures what charts show, which CSV has already. */
  repeats?: boolean;
}

/** Explains the figures and their limits. */
export interface TermsPart {
  kind: 'terms';
  items: readonly { term: string; text: string }[];
}

export interface ReportSection {
  title: string;
  /** Explains the figures and their limits; may be empty. */
  text: string;
  /** Begins on a new page. Another one but the first stays together on a page, so it is short. */
  fresh: boolean;
  parts: readonly (FiguresPart | ChartPart | TablePart | TermsPart)[];
}

/** From its first moment to the first one after it, in milliseconds. */
export interface Stretch {
  from: number;
  to: number;
}

/** The contents of a file of figures, in the words of its reader, before it is written as PDF or CSV. */
export interface Report {
  language: Language;
  /** The name of the site. */
  site: string;
  title: string;
  /** One sentence, for lists of files. */
  description: string;
  /** How it was counted, at the foot of the title page. */
  note: string;
  /** The IANA time zone whose midnights part the days. */
  zone: string;
  /** Of what the period consists: days are named by their dates, shorter stretches by their times. */
  step: AnalyticsStep;
  period: Stretch;
  comparedWith?: Stretch | undefined;
  /** Which visits are counted. */
  filter: string;
  /** In milliseconds. */
  generatedAt: number;
  sections: readonly ReportSection[];
}
