import type { AttributeName, ValueOf } from '../catalog/known-models.ts';
import type { Foot, Trouble } from './foot.ts';

/** The answers that a rule looks at: each named one must be among these. */
type Answers = Omit<Foot, 'lastPair' | 'ailments' | 'age' | 'years' | 'classesPerWeek'>;
export type When = { [Answer in keyof Answers]?: readonly NonNullable<Answers[Answer]>[] } & {
  /** One of these was wrong with the last pair. */
  troubles?: readonly Trouble[];
};

/**
 * The values that a rule asks for, or the direction on the scale away from the last pair. With both, the values stand where
 * nothing is known of that pair.
 */
export interface Want<Value> {
  values?: readonly Value[];
  steps?: 1 | -1;
}

/** One thing that fitters reason: `finder/sources.json` says who says so. */
export interface Rule {
  when: When;
  /** Nothing where it is advice, and no matter of the model. */
  wants: { [Attribute in AttributeName]?: Want<ValueOf<Attribute>> };
  /** 1 a little .. 3 a lot; 0 counts for nothing. */
  weight: 0 | 1 | 2 | 3;
}

const to = <const Values extends readonly (string | number)[]>(...values: Values) => ({ values });
const by = (steps: 1 | -1) => ({ steps });
const byOr = <const Values extends readonly (string | number)[]>(steps: 1 | -1, ...values: Values) => ({
  steps,
  values,
});

/**
 * How fitters reason from a foot to a shoe. Problems with the last pair are the better evidence, so most of them weigh
 * more.
 */
const table = {
  // Toes.
  egyptian: { when: { toes: ['bigToe'] }, wants: { toeShapes: to('egyptian'), boxTaper: to(1, 2, 3) }, weight: 3 },
  egyptianSlight: { when: { toes: ['slight'] }, wants: { boxTaper: to(2, 3, 4) }, weight: 2 },
  greek: { when: { toes: ['secondToe'] }, wants: { toeShapes: to('greek'), boxTaper: to(2, 3) }, weight: 3 },
  giselle: { when: { toes: ['level'] }, wants: { toeShapes: to('giselle'), boxTaper: to(4, 5) }, weight: 3 },
  levelPlatform: { when: { toes: ['level'] }, wants: { platformWidth: to('medium', 'wide') }, weight: 1 },
  narrowTips: { when: { tips: ['muchNarrower'] }, wants: { boxTaper: to(1, 2, 3) }, weight: 2 },
  // The forefoot.
  compressible: {
    when: { compressibility: ['high'] },
    wants: { boxTaper: to(1, 2, 3), compressibility: to('high') },
    weight: 2,
  },
  firm: { when: { compressibility: ['low'] }, wants: { boxTaper: to(3, 4, 5), compressibility: to('low') }, weight: 1 },
  fullFoot: { when: { profile: ['high'] }, wants: { profile: to('medium', 'high') }, weight: 2 },
  shallowFoot: { when: { profile: ['low'] }, wants: { profile: to('low') }, weight: 2 },
  wide: { when: { width: ['wide'] }, wants: { width: to(4, 5) }, weight: 3 },
  mediumWidth: { when: { width: ['medium'] }, wants: { width: to(3) }, weight: 3 },
  narrow: { when: { width: ['narrow'] }, wants: { width: to(1, 2) }, weight: 3 },
  bunion: { when: { bunion: [true] }, wants: { width: to(3, 4, 5), wingHeight: to('medium', 'high') }, weight: 2 },
  bunionLevelToes: { when: { bunion: [true], toes: ['level'] }, wants: { boxTaper: to(4, 5) }, weight: 2 },
  // Vamp and heel.
  longToes: { when: { toeLength: ['long'] }, wants: { vampLength: to('medium', 'long') }, weight: 2 },
  shortToes: { when: { toeLength: ['short'] }, wants: { vampLength: to('short', 'medium') }, weight: 2 },
  highInstep: { when: { arch: ['high'] }, wants: { vampLength: to('medium', 'long'), throat: to('V') }, weight: 2 },
  flexibleArch: { when: { arch: ['high'] }, wants: { arch: to('high') }, weight: 2 },
  lowArch: { when: { arch: ['low'] }, wants: { arch: to('low'), vampLength: to('short', 'medium') }, weight: 1 },
  narrowHeel: { when: { heel: ['narrow'] }, wants: { heel: to('narrow') }, weight: 2 },
  // Shank and level.
  littleStrength: { when: { strength: ['little'], arch: ['low', 'medium'] }, wants: { shank: to(2, 3) }, weight: 2 },
  strongFeet: { when: { strength: ['strong'], arch: ['high'] }, wants: { shank: to(4, 5) }, weight: 2 },
  firstShank: { when: { level: ['firstPair'] }, wants: { shank: to(2, 3) }, weight: 1 },
  firstPair: { when: { level: ['firstPair'] }, wants: { levels: to('beginner') }, weight: 2 },
  beginner: { when: { level: ['beginner'] }, wants: { levels: to('beginner') }, weight: 2 },
  intermediate: { when: { level: ['intermediate'] }, wants: { levels: to('intermediate') }, weight: 2 },
  advanced: { when: { level: ['advanced'] }, wants: { levels: to('advanced') }, weight: 2 },
  professional: { when: { level: ['professional'] }, wants: { levels: to('professional') }, weight: 2 },
  steadyBase: { when: { level: ['firstPair'] }, wants: { platformWidth: to('medium', 'wide') }, weight: 1 },
  unsteadyAnkle: { when: { ankle: ['unsteady'] }, wants: { platformWidth: to('medium', 'wide') }, weight: 1 },
  // Faults of the last pair.
  sinks: { when: { troubles: ['sinks'] }, wants: { width: by(-1), boxTaper: by(-1) }, weight: 3 },
  sinksWithGap: { when: { troubles: ['sinksWithGap'] }, wants: { profile: by(-1) }, weight: 2 },
  notOver: {
    when: { troubles: ['notOver'] },
    wants: { vampLength: byOr(-1, 'short', 'medium'), shank: by(-1) },
    weight: 3,
  },
  tooFar: { when: { troubles: ['tooFar'] }, wants: { vampLength: byOr(1, 'medium', 'long'), shank: by(1) }, weight: 3 },
  tooFarForSoft: { when: { troubles: ['tooFar'] }, wants: { shank: to(4, 5) }, weight: 3 },
  shankTooHard: { when: { troubles: ['shankTooHard'] }, wants: { shank: by(-1) }, weight: 3 },
  fallsOut: { when: { troubles: ['fallsOut'] }, wants: { vampLength: byOr(1, 'medium', 'long') }, weight: 2 },
  twists: { when: { troubles: ['twists'] }, wants: { width: by(1), boxTaper: by(1) }, weight: 3 },
  heelBags: { when: { troubles: ['heelBags'] }, wants: { heel: to('narrow') }, weight: 1 },
  bunionPressed: { when: { troubles: ['bunionPressed'] }, wants: { width: by(1) }, weight: 2 },
  bunionInTapered: { when: { troubles: ['bunionPressed'], toes: ['level'] }, wants: { boxTaper: by(1) }, weight: 2 },
  jointAbove: { when: { troubles: ['jointAbove'] }, wants: { wingHeight: byOr(1, 'medium', 'high') }, weight: 2 },
  sidesCut: { when: { troubles: ['sidesCut'] }, wants: { wingHeight: by(-1) }, weight: 1 },
  sidesGap: { when: { troubles: ['sidesGap'] }, wants: { width: by(-1) }, weight: 2 },
  wornOnOneSide: { when: { troubles: ['wornOnOneSide'] }, wants: { wingHeight: to('high') }, weight: 2 },
  toesCurl: { when: { troubles: ['toesCurl'] }, wants: { width: by(-1) }, weight: 2 },
  bigToeBears: { when: { troubles: ['bigToeBears'] }, wants: { width: by(-1), boxTaper: by(-1) }, weight: 2 },
  noFloor: { when: { troubles: ['noFloor'] }, wants: { width: by(1), boxTaper: by(1) }, weight: 2 },
  puffsOut: { when: { troubles: ['puffsOut'] }, wants: { width: by(1), profile: by(1) }, weight: 2 },
  tipsPinched: { when: { troubles: ['tipsPinched'] }, wants: { boxTaper: by(1) }, weight: 2 },
  looksSickled: { when: { troubles: ['looksSickled'] }, wants: { width: by(1), boxTaper: by(1) }, weight: 2 },
  diesFast: {
    when: { troubles: ['diesFast'], budget: ['matters'] },
    wants: { shankMaterial: to('synthetic') },
    weight: 1,
  },
  // Advice, which no model answers.
  heelPops: { when: { troubles: ['heelPops'] }, wants: {}, weight: 0 },
  heelLength: { when: { troubles: ['heelBags'] }, wants: {}, weight: 0 },
  twistsThoughWide: { when: { troubles: ['twistsThoughWide'] }, wants: {}, weight: 0 },
  curlsInAll: { when: { troubles: ['curlsInAll'] }, wants: {}, weight: 0 },
  curlsFirstLength: { when: { troubles: ['toesCurl'] }, wants: {}, weight: 0 },
  widensSoon: { when: { troubles: ['feelsWideSoon'] }, wants: {}, weight: 0 },
  padsOn: { when: { padding: ['thick'] }, wants: {}, weight: 0 },
  teacherOnShank: { when: { level: ['firstPair'] }, wants: {}, weight: 0 },
  lengthOfSecondToe: { when: { toes: ['secondToe'] }, wants: {}, weight: 0 },
  wideForefootNarrowHeel: { when: { width: ['wide'], heel: ['narrow'] }, wants: {}, weight: 0 },
  sinksOrSteady: { when: { troubles: ['sinks'], ankle: ['unsteady'] }, wants: {}, weight: 0 },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof table;
export const rules: Record<RuleId, Rule> = table;
export const ruleIds = Object.keys(table) as RuleId[];
